import type { PreparedSection } from '../../site/prepared-data.ts';
import type { TextFile } from '../errors/locate.ts';
import type { ReadingTools } from './project.ts';
import type { PageResult } from './read-page.ts';

/** The collections that can be ordered from, by an action of any section. */
const offered = { plan: ['plans'], package: ['packages', 'landing-packages'] };

/** The content files that a page shows something of. Every page has a form. */
export function usedCollections(
  { preview, files }: Pick<PageResult, 'preview' | 'files'>,
  plans: ReadingTools['plans'],
): Set<string> {
  const orders = files.some(({ text }) => /\b(?:plan|package):/.test(text));
  return new Set([
    'forms',
    ...listedCollections(preview?.sections ?? [], plans),
    ...(orders ? Object.values(offered).flat() : []),
  ]);
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

/** What the buttons of a page order, each as its content file and id: `plans/professional`. */
export function orderedEntries(files: TextFile[]): string[] {
  return files.flatMap(({ text }) =>
    Array.from(text.matchAll(/\b(plan|package):\s*["']?([\w-]+)/g), ([, key, id]) =>
      offered[key as keyof typeof offered].map((collection) => `${collection}/${id}`),
    ).flat(),
  );
}
