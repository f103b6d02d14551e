import { linkReferences } from '../../edit/operations/pages/page-references.ts';
import type { Difference } from '../compare/differences.ts';
import { numberWord, sentence, upperFirst } from '../english.ts';
import type { Said } from './speaker.ts';

/** Pages that moved: their new address by the old one. */
export type MovedRoutes = ReadonlyMap<string, string>;

/** One sentence for all links that only follow a page to its new address, and the other differences. */
export function sayFollowedLinks(
  differences: readonly Difference[],
  moved: MovedRoutes,
): { said: Said[]; rest: Difference[] } {
  const links = new Map<string, Difference[]>();
  const rest = differences.filter((difference) => {
    const target = followedRoute(difference, moved);
    if (target !== undefined) links.set(target, [...(links.get(target) ?? []), difference]);
    return target === undefined;
  });
  const said = [...links].map(([route, all]): Said => {
    const count = all.length === 1 ? 'One link leads' : `${upperFirst(numberWord(all.length))} links lead`;
    return {
      what: `Links to ${route}`,
      sentence: sentence(`${count} to ${route} now`),
      path: all[0]?.path ?? [],
    };
  });
  return { said, rest };
}

function followedRoute(difference: Difference, moved: MovedRoutes): string | undefined {
  if (difference.kind !== 'value') return undefined;
  const { before, after } = difference;
  for (const [from, to] of moved) {
    const places = linkReferences({ value: before }, from, to);
    if (places.length === 1 && withText(before, places[0]?.text ?? '') === JSON.stringify(after)) return to;
  }
  return undefined;
}

/** A text, or the target of an action, with another text. */
function withText(value: unknown, text: string): string {
  return JSON.stringify(typeof value === 'string' ? text : { ...(value as object), link: text });
}
