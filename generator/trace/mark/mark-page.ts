import type { Page } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/is-object.ts';
import type { PageRow } from '../../load/loaded-page.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import type { PageConfig } from '../../validate/validate-page.ts';
import { markValue } from './mark-value.ts';
import type { Marks } from './marks.ts';

type Plans = ReadonlyMap<string, Plan | undefined>;

/** The keys around the sections with texts that a page shows. */
const shownKeys = ['title', 'name', 'breadcrumbs', 'nav', 'widget', 'thanks'] as const;

/** Makes the function that marks pages. Sections that pages share, or that stay the same, are marked once. */
export function createPageMarker(marks: Marks, plans: Plans) {
  const sections = new WeakMap<object, Map<string, object>>();
  const contentPlan = (collection: string) => plans.get(`content/${collection}`);

  function marked(value: unknown, plan: Plan | undefined, path: readonly string[], row?: PageRow): unknown {
    const template = row && path.reduce<unknown>((part, key) => isObject(part) && part[key], row.template);
    return markValue(value, plan, path, {
      ...{ marks, of: { source: 'page' }, contentPlan },
      row: row && { values: row.values, template },
    });
  }

  function markedSection(id: string, section: object, type: string, row?: PageRow): object {
    const mark = () => marked(section, plans.get(`sections/${type}`), ['sections', id], row) as object;
    // Two rows with equal values can have different templates.
    if (row) return mark();
    return sections.getOrInsertComputed(section, () => new Map()).getOrInsertComputed(id, mark);
  }

  return (page: PageConfig['page'], row?: PageRow): PageConfig['page'] => {
    const plan = plans.get('page');
    const keys = plan?.kind === 'group' ? plan.keys : new Map<string, Plan>();
    const shown = shownKeys.flatMap((key) =>
      page[key] === undefined ? [] : [[key, marked(page[key], keys.get(key), [key], row)]],
    );
    const ofSections = Object.entries(page.sections).map(([id, section]) => [
      id,
      markedSection(id, section, section.type, row),
    ]);
    const own = { ...Object.fromEntries(shown), sections: Object.fromEntries(ofSections) } as Partial<Page>;
    return { ...page, ...own } as PageConfig['page'];
  };
}
