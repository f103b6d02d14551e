import type { Site } from '../../../schema/generated/types.ts';
import type { ContentFile, SharedSource } from '../../load/load-shared.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import { type MarkedSource, markValue } from './mark-value.ts';
import type { Marks } from './marks.ts';

type Plans = ReadonlyMap<string, Plan | undefined>;

/** The parts of site.yaml that pages show. Its names and address are facts. */
const shownParts = ['footer', 'social', 'nav', 'sideTab', 'widget'] as const;

/** What a lead says, and what a view looks for in a list. No text of a page shows them. */
const hiddenKeys: Readonly<Record<string, readonly string[]>> = {
  forms: ['service', 'price', 'country', 'submitting'],
};

/** Makes the function that marks the shared files of a folder. Entries that stay the same are marked once. */
export function createSharedMarker(marks: Marks, plans: Plans) {
  const entries = new WeakMap<object, Map<string, object>>();
  const source = { marks, contentPlan: (collection: string) => plans.get(`content/${collection}`) };
  const contentPlans = new Map<string, Plan | undefined>();

  function markedEntry(collection: string, id: string, entry: Record<string, unknown>) {
    const known = entries.getOrInsertComputed(entry, () => new Map());
    return known.getOrInsertComputed(`${collection}/${id}`, () => {
      const plan = contentPlans.getOrInsertComputed(collection, () =>
        without(plans.get(`content/${collection}`), hiddenKeys[collection] ?? []),
      );
      return markValue(entry, plan, [id], { ...source, of: { source: 'content', collection } }) as object;
    });
  }

  function markedFile(collection: string, file: ContentFile): ContentFile {
    const marked = Object.entries(file.entries).map(([id, entry]) => [
      id,
      markedEntry(collection, id, entry),
    ]);
    return { ...file, entries: Object.fromEntries(marked) };
  }

  return (shared: SharedSource): SharedSource => ({
    ...shared,
    ...(shared.site && {
      site: markedSite(shared.site, plans.get('site'), { ...source, of: { source: 'site' } }),
    }),
    content: new Map([...shared.content].map(([name, file]) => [name, markedFile(name, file)])),
  });
}

function markedSite(site: Site, plan: Plan | undefined, source: MarkedSource): Site {
  const { consent } = site;
  const shown = { ...Object.fromEntries(shownParts.map((key) => [key, site[key]])) };
  const { link } = consent ?? {};
  const marked = markValue(
    { ...shown, ...(consent && { consent: link === undefined ? {} : { link } }) },
    plan,
    [],
    source,
  ) as Partial<Site>;
  for (const key of shownParts) if (site[key] === undefined) delete marked[key];
  return { ...site, ...marked, ...(consent && { consent: { ...consent, ...marked.consent } }) };
}

function without(plan: Plan | undefined, hidden: readonly string[]): Plan | undefined {
  if (plan?.kind !== 'group' || hidden.length === 0) return plan;
  return { ...plan, keys: new Map([...plan.keys].filter(([key]) => !hidden.includes(key))) };
}
