import type { AddSection, MoveSection } from '../../../../schema/api/studio/operation.ts';

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

/**
 * The orders that moves lead to and that an answer does not have yet.
 * @param orders those before the answer
 * @returns none after an answer with another order, such as of another author
 */
export function ordersAfter(orders: readonly string[][], answered: readonly string[]): string[][] {
  const at = orders.findIndex((order) => order.join() === answered.join());
  return at < 0 ? [] : orders.slice(at + 1);
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
