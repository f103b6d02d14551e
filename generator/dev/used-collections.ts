import type { ReadingTools } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';

/** The collections that can be ordered from, by an action of any section. */
const offered = ['plans', 'packages', 'landing-packages'];

/** The content files that a page shows something of. Every page has a form. */
export function usedCollections(
  { preview, files }: Pick<PageResult, 'preview' | 'files'>,
  plans: ReadingTools['plans'],
): Set<string> {
  const ofSections = (preview?.sections ?? []).flatMap(({ type, props }) => {
    const plan = plans.get(`sections/${type}`);
    if (plan?.kind !== 'group') return [];
    return [...plan.keys].flatMap(([key, one]) =>
      one.kind === 'content' && key in props ? [one.collection] : [],
    );
  });
  const orders = files.some(({ text }) => /\b(?:plan|package):/.test(text));
  return new Set(['forms', ...ofSections, ...(orders ? offered : [])]);
}
