import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import type { Plan } from './value/plan.ts';

/** An entry with an id that a section contains in place. */
interface PlacedEntry {
  collection: string;
  id: string;
  data: object;
  /** In its section. */
  path: Path;
}

/** The entries that a page's sections contain in place, by collection and id, such as `plans/nurses`. */
export type PlacedEntries = ReadonlyMap<string, object>;

export interface PlacedResult {
  /** Undefined on a page without such entries. */
  placed: PlacedEntries | undefined;
  findings: Finding[];
}

/** Finds the entries in place that have ids, so actions of the page can order them. Pages share sections, so each is read once. */
export function createPlacedFinder(
  plans: ReadonlyMap<string, Plan | undefined>,
  contentIds: (collection: string) => readonly string[],
): (sections: Readonly<Record<string, unknown>>) => PlacedResult {
  const known = new WeakMap<Record<string, unknown>, PlacedEntry[]>();

  return (sections) => {
    const placed = new Map<string, object>();
    const findings: Finding[] = [];
    for (const [name, section] of Object.entries(sections)) {
      if (!isObject(section)) continue;
      for (const { collection, id, data, path } of known.getOrInsertComputed(section, entriesIn)) {
        const key = `${collection}/${id}`;
        const isContent = contentIds(collection).includes(id);
        if (isContent || placed.has(key))
          findings.push(finding('TakenEntryId', { id, collection, isContent }, ['sections', name, ...path]));
        else placed.set(key, data);
      }
    }
    return { placed: placed.size > 0 ? placed : undefined, findings };
  };

  function entriesIn(section: Record<string, unknown>): PlacedEntry[] {
    const plan = plans.get(`sections/${section.type}`);
    if (plan?.kind !== 'group') return [];
    return [...plan.keys].flatMap(([key, { kind, ...rest }]) => {
      const items = section[key];
      if (kind !== 'content' || !Array.isArray(items)) return [];
      const { collection } = rest as { collection: string };
      return items.flatMap((item: unknown, index) => {
        if (!isObject(item) || typeof item.id !== 'string') return [];
        return [{ collection, id: item.id, data: item, path: [key, index, 'id'] }];
      });
    });
  }
}
