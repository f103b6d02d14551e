import type { Path } from '../../../schema/api/studio/operation.ts';

const groups: ReadonlySet<string> = new Set([
  'facts',
  'redirects',
  'params',
  'budgets',
  'retention',
  'terms',
]);

/** Whether a mapping at the top of a page or of site.yaml only groups values, each of which is a change by itself. */
export const isGroupOfValues = ([top, ...rest]: Path) =>
  top === 'tags' ? rest.length < 3 : rest.length === 0 && groups.has(String(top));
