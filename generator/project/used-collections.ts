import type { PreparedSection } from '../../site/prepared-data.ts';
import type { ReadingTools } from './project.ts';
import type { PageResult } from './read-page.ts';

/** The collections that can be ordered from, by an action of any section. */
const offered = ['plans', 'packages', 'landing-packages'];

/** The content files that a page shows something of. Every page has a form. */
export function usedCollections(
  { preview, files }: Pick<PageResult, 'preview' | 'files'>,
  plans: ReadingTools['plans'],
): Set<string> {
  const orders = files.some(({ text }) => /\b(?:plan|package):/.test(text));
  return new Set(['forms', ...listedCollections(preview?.sections ?? [], plans), ...(orders ? offered : [])]);
}

/** The content files of which sections list entries. */
export function listedCollections(sections: PreparedSection[], plans: ReadingTools['plans']): string[] {
  return sections.flatMap(({ type, props }) => {
    const plan = plans.get(`sections/${type}`);
    if (plan?.kind !== 'group') return [];
    return [...plan.keys].flatMap(([key, one]) =>
      one.kind === 'content' && key in props ? [one.collection] : [],
    );
  });
}

/** What the buttons of a merged page order, each as its content file and id: `plans/professional`. */
export function orderedEntries(page: NonNullable<PageResult['written']>): string[] {
  const orders = JSON.stringify(page).matchAll(/"(plan|package)":"([\w-]+)"/g);
  return Array.from(orders, ([, key, id]) => `${key}s/${id}`);
}
