import { isDeepStrictEqual } from 'node:util';
import type { DeepReadonly } from '../../lib/deep-readonly.ts';
import { createEmptyKeys } from '../../load/variants/empty-groups.ts';
import { mergePages } from '../../load/variants/merge-pages.ts';
import { withLiteralFacts } from '../../load/yaml/literal-facts.ts';
import { sameData } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { literalFacts } from './fact-values.ts';

type Page = DeepReadonly<Record<string, unknown>>;

/** The page of a variant, as the loader merges it. */
export function mergedPage(base: Page, { data, text }: YamlFile): Record<string, unknown> {
  return withLiteralNumbers(mergePages(base, withLiteralFacts(data, text), createEmptyKeys(text)).data);
}

/** A page with the numbers in its facts as text, like those of the loader. */
export const withLiteralNumbers = (page: Record<string, unknown>) =>
  'facts' in page ? { ...page, facts: literalFacts(page.facts) } : page;

/** Whether two merged pages are equal, including the order of their sections. */
export function isSamePage(one: Record<string, unknown>, two: unknown): boolean {
  if (!isDeepStrictEqual(one, two)) return false;
  const other = (two as Record<string, unknown>).sections;
  return sameData(Object.keys(one.sections ?? {}), Object.keys(other ?? {}));
}
