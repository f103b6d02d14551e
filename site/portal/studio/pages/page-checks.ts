import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { nameProblem, routeProblem } from '../../../../schema/page-name.ts';

type Known = Pick<DraftPage, 'page' | 'file' | 'route'>;

/** Why a page cannot be renamed to a name, as a sentence; undefined if it can. The edit core has the same rules. */
export function nameMistake(name: string, others: readonly Known[]): string | undefined {
  if (name === '') return 'Please enter a name.';
  const problem = nameProblem(name);
  if (problem) return `A page cannot have the name “${name}”: ${problem}.`;
  const taken = name === 'site' ? 'site.yaml' : others.find(({ page }) => page === name)?.file;
  return taken && `There is already a file ${taken}.`;
}

/**
 * Why a page cannot have a route, as a sentence; undefined if it can.
 * @param isTable whether the page is made from a table
 */
export function routeMistake(route: string, others: readonly Known[], isTable = false): string | undefined {
  if (route === '') return 'Please enter an address, such as /offer/.';
  const problem = routeProblem(route, isTable);
  if (problem) return `A page cannot have the route ${route}: ${problem}.`;
  const taken = others.find(
    (other) => other.route !== '' && withoutSlash(other.route) === withoutSlash(route),
  );
  return taken && `${taken.file} already has the route ${taken.route}.`;
}

/** `/lp8/` and `/lp8` are one address. */
export const withoutSlash = (route: string) => route.replace(/\/$/, '');
