import { addressKey } from '../../../schema/redirects.ts';
import { reservedAddress } from '../../../schema/reserved-route.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { linkPath } from '../../lib/link-path.ts';
import type { LinkProblem } from './check-link.ts';
import { pageRedirects, type Redirect, siteRedirects, withoutOrigin } from './redirects.ts';
import type { RoutedPage, SharedUses } from './routed-page.ts';

interface LocatedRedirect extends Redirect {
  files: () => TextFile[];
}

/** Finds redirects that would not happen, or would not lead to a page. */
export function checkRedirects(
  pages: RoutedPage[],
  site: SharedUses['redirects'],
  checkLink: (link: string) => LinkProblem | undefined,
): Problem[] {
  const redirects = [...ofSite(site), ...pages.flatMap(ofPage)];
  if (redirects.length === 0) return [];
  const routes = new Map(pages.flatMap(({ route }) => (route === undefined ? [] : [[keyOf(route), route]])));
  const byKey = new Map<string, LocatedRedirect>();
  for (const one of redirects) if (one.key !== undefined && !byKey.has(one.key)) byKey.set(one.key, one);

  return redirects.flatMap((redirect) => {
    const { from, key, path, at, files } = redirect;
    const report = (found: Finding) => [locate(found, files())];
    const reason = reservedAddress(from);
    if (reason || key === undefined) {
      const data = { from, reason: reason ?? 'it is not a valid path' };
      return report(finding('ReservedRedirect', data, path, at));
    }
    const route = routes.get(key);
    if (route !== undefined) {
      const isOwn = path[0] === 'formerly' && keyOf(redirect.to) === key;
      const isOnly =
        redirects.filter((one) => one.to === redirect.to && one.path[0] === 'formerly').length === 1;
      const data = { from, route, isOwn, isOnly };
      return report(finding('RedirectFromPage', data, path, at));
    }
    const first = byKey.get(key);
    if (first && first !== redirect) {
      const { file, line } = locate(
        finding('RedirectTwice', { from, other: '' }, first.path, at),
        first.files(),
      );
      return report(finding('RedirectTwice', { from, other: `${file}, line ${line}` }, path, at));
    }
    const found = targetProblem(redirect, key);
    return found ? report(found) : [];
  });

  function targetProblem({ from, to, path }: Redirect, key: string): Finding | undefined {
    // The route of a page, which is the target of its `formerly`, is checked as a route.
    if (path[0] === 'formerly') return undefined;
    const target = withoutOrigin(to, site?.url ?? '');
    if (!target.startsWith('/')) return undefined;
    const chain = chainFrom(key, target);
    if (!chain) return checkLink(target)?.(path);
    const { keys, final } = chain;
    if (final !== undefined) return finding('RedirectChain', { from, to, final }, path);
    // Each loop is reported once, and the redirects that lead into it are not.
    if (keys.at(-1) !== key || keys.some((other) => other < key)) return undefined;
    return finding('RedirectLoop', { chain: keys.map((one) => byKey.get(one)?.from ?? one) }, path);
  }

  /**
   * Follows a target that is redirected itself; undefined if it is not.
   * @returns the former addresses on the way, and the final target; without one if the last of them came before
   */
  function chainFrom(key: string, to: string): { keys: string[]; final?: string } | undefined {
    const keys = [key];
    let target = to;
    for (;;) {
      const next = target.startsWith('/') ? keyOf(linkPath(target)) : undefined;
      const redirect = next === undefined || routes.has(next) ? undefined : byKey.get(next);
      if (next === undefined || !redirect) return keys.length === 1 ? undefined : { keys, final: target };
      const isLoop = keys.includes(next);
      keys.push(next);
      if (isLoop) return { keys };
      target = withoutOrigin(redirect.to, site?.url ?? '');
    }
  }
}

const keyOf = (route: string) => addressKey(route) ?? route;

function ofSite(site: SharedUses['redirects']): LocatedRedirect[] {
  if (!site) return [];
  return siteRedirects(site.entries).map((redirect) => ({ ...redirect, files: () => [site.file] }));
}

function ofPage(page: RoutedPage): LocatedRedirect[] {
  const files = () => page.written().files.slice(0, 1);
  return pageRedirects(page).map((redirect) => ({ ...redirect, files }));
}
