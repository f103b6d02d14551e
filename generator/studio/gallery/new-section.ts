import type { AddSection } from '../../../schema/api/studio/operation.ts';
import { isObject } from '../../lib/is-object.ts';
import type { Project } from '../../project/project.ts';

/**
 * The operation that adds an example to a page, behind its last section. Its id, and the ids of its parts, are none that the page
 * has, or has removed from what it extends.
 */
export function newSection(
  project: Pick<Project, 'page'>,
  page: string,
  section: Record<string, unknown>,
): AddSection {
  const { anchors, outline, bases } = project.page(page);
  const outlines = [outline, ...bases.map((base) => project.page(base).outline)];
  const taken = new Set([
    ...(anchors?.written ?? []),
    ...(anchors?.made ?? []),
    ...outlines.flatMap(({ sections = {} }) => Object.keys(sections)),
  ]);
  const id = freeId(String(section.type), taken);
  return {
    op: 'addSection',
    page,
    id,
    section: withFreeIds(section, taken.add(id)) as AddSection['section'],
  };
}

/** @param taken gets the ids of the value */
function withFreeIds(value: unknown, taken: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withFreeIds(item, taken));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    if (key !== 'id' || typeof one !== 'string') return [key, withFreeIds(one, taken)];
    const id = freeId(one, taken);
    taken.add(id);
    return [key, id];
  });
  return Object.fromEntries(entries);
}

function freeId(base: string, taken: ReadonlySet<string>): string {
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  return id;
}
