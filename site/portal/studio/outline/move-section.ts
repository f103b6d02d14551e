import type { AddSection, MoveSection, Operation } from '../../../../schema/api/studio/operation.ts';

/** Moves the section at a position to another one among all of them, counted from 0 as they are afterward; undefined if it is there. */
export function moveTo(
  page: string,
  ids: readonly string[],
  from: number,
  to: number,
): MoveSection | undefined {
  const id = ids[from];
  if (id === undefined || to === from || to < 0 || to >= ids.length) return undefined;
  const others = ids.toSpliced(from, 1);
  const ahead = others[to - 1];
  const target = ahead === undefined ? { before: others[0] ?? '' } : { after: ahead };
  return { op: 'moveSection', page, id, ...target };
}

/** The ids of a page's sections after what was done since they were answered. Sections that are added come with the answer. */
export function orderAfter(
  page: string,
  answered: readonly string[],
  ahead: readonly Operation[],
): readonly string[] {
  return ahead.reduce((ids, operation) => {
    if (operation.op === 'removeSection' && operation.page === page)
      return ids.filter((id) => id !== operation.id);
    if (operation.op !== 'moveSection' || operation.page !== page || !ids.includes(operation.id)) return ids;
    const { id, after, before } = operation;
    const others = ids.filter((one) => one !== id);
    const neighbor = others.indexOf(after ?? before ?? '');
    return neighbor < 0 ? ids : others.toSpliced(after === undefined ? neighbor : neighbor + 1, 0, id);
  }, answered);
}

/** A new section of a type, with an id that no section of the page has. */
export function addSection(
  page: string,
  ids: readonly string[],
  { type, section }: { type: string; section: Record<string, unknown> },
  after: string | undefined,
): AddSection {
  let id = type;
  for (let count = 2; ids.includes(id); count++) id = `${type}-${count}`;
  const [first] = ids;
  const target = after !== undefined ? { after } : first !== undefined ? { before: first } : {};
  return { op: 'addSection', page, id, section: { ...section, type }, ...target };
}
