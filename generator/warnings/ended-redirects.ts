import { type Finding, finding } from '../errors/finding.ts';
import { linkPath } from '../lib/link-path.ts';
import { pageAt } from '../schedule/page-at.ts';
import { pageRedirects, type Redirect, siteRedirects, withoutOrigin } from '../validate/routes/redirects.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { outPath } from '../write/out-path.ts';
import type { PublishedPage } from './published-page.ts';

/** Finds redirects to pages that have ended, which redirect visitors once more. */
export function endedRedirects(
  pages: PublishedPage[],
  { redirects }: Pick<SharedUses, 'redirects'>,
  now: number,
): { page?: PublishedPage; found: Finding }[] {
  const keyOf = (route: string) => outPath(linkPath(route)).toLowerCase();
  const ended = new Set(
    pages.flatMap(({ route, window }) => (window?.until && window.until.at <= now ? [keyOf(route)] : [])),
  );
  if (ended.size === 0) return [];
  const byKey = Map.groupBy(pages, ({ route }) => keyOf(route));
  const ofSite = siteRedirects(redirects?.entries ?? {}).map((redirect) => ({ redirect }));
  const ofPages = pages.flatMap((page) => pageRedirects(page).map((redirect) => ({ redirect, page })));
  return [...ofSite, ...ofPages].flatMap(({ redirect, ...rest }) => {
    const found = findingOf(redirect);
    return found ? [{ found, ...rest }] : [];
  });

  function findingOf({ from, to, path, at }: Redirect): Finding | undefined {
    const key = keyOf(withoutOrigin(to, redirects?.url ?? ''));
    const occupant = ended.has(key) ? pageAt(byKey.get(key) ?? [], now) : undefined;
    if (!occupant || !('ended' in occupant) || !occupant.ended.then) return undefined;
    const { then } = occupant.ended;
    return finding('EndedRedirect', { from, to, then, isOfSite: path[0] === 'redirects' }, path, at);
  }
}
