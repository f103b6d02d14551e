import { byNearness, nearest } from '../../../schema/nearest.ts';
import { portalPath } from '../../../schema/portal-routes.ts';
import { addressKey } from '../../../schema/redirects.ts';
import type { DataOf } from '../../errors/catalog.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { hasAnchor, type PageAnchors } from '../../prepare/anchors/anchors.ts';
import { outPath } from '../../write/out-path.ts';
import type { Draft, RoutedPage } from './routed-page.ts';

/** The problem of a link, at each path where the link is written. */
export type LinkProblem = (path: Path) => Finding;

/** Longer lists do not help. */
const maxNames = 8;

/**
 * Makes a function that returns the problem of a link, if any. It checks each link once, however many pages contain it.
 * @param redirects former address -> where it leads, to suggest instead
 * @param drafts to say why a link to one leads nowhere
 */
export function createLinkChecker(
  pages: RoutedPage[],
  redirects: ReadonlyMap<string, string> = new Map(),
  drafts: readonly Draft[] = [],
): (link: string) => LinkProblem | undefined {
  const known = new Map<string, LinkProblem | undefined>();
  const anchorsAt = new Map<string, PageAnchors | undefined>();
  for (const { route, anchors } of pages) {
    if (route === undefined) continue;
    const path = outPath(route);
    // Two pages with one route are reported elsewhere; a link could mean either of them.
    anchorsAt.set(path, anchorsAt.has(path) ? undefined : anchors);
  }
  const withoutRoute = pages.flatMap(({ name, route }) => (route === undefined ? [name] : []));

  return (link) => (link.startsWith('/') ? known.getOrInsertComputed(link, problemOf) : undefined);

  function problemOf(link: string): LinkProblem | undefined {
    const [, route = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
    const path = outPath(route);
    if (!anchorsAt.has(path))
      return portalPath(route) || couldBeUnread(route) ? undefined : unknownLink(link, route);
    const anchors = anchorsAt.get(path);
    if (!anchors || anchor === undefined || hasAnchor(anchors, anchor)) return undefined;
    const near = nearest(anchor, anchors.written);
    const data: DataOf<'UnknownPageAnchor'> = {
      route,
      anchor,
      known: anchors.written,
      nearest: near && `${route}${query}#${near}`,
    };
    return (path) => finding('UnknownPageAnchor', data, path, 'value', link);
  }

  /**
   * Whether a link could mean a page whose route is unknown: one with a similar name. Without any page, all links could.
   */
  function couldBeUnread(route: string): boolean {
    if (pages.length === 0) return true;
    if (withoutRoute.length === 0) return false;
    const words = route
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    if (words.length === 0) return true;
    return withoutRoute.some((name) =>
      name
        .toLowerCase()
        .split('-')
        .some((word) => words.includes(word) || nearest(word, words) !== undefined),
    );
  }

  function unknownLink(link: string, route: string): LinkProblem {
    const draft = drafts.find((one) => one.route !== undefined && outPath(one.route) === outPath(route));
    if (draft) return (path) => finding('DraftLink', { route, file: draft.file }, path, 'value', link);
    const moved = redirects.get(addressKey(route) ?? route);
    if (moved !== undefined) return (path) => finding('MovedLink', { route, to: moved }, path, 'value', link);
    const routes = pages
      .flatMap((page) => page.route ?? [])
      .filter((one) => outPath(one) !== outPath('/404'));
    // Unlisted pages, such as the one behind a form, are not suggested as targets.
    const listed = pages.flatMap((page) => (page.indexed === false ? [] : (page.route ?? [])));
    const offered = byNearness(route, listed);
    const near = nearestRoute(route, routes);
    const data: DataOf<'UnknownLink'> = {
      route,
      known: offered.slice(0, maxNames),
      more: Math.max(0, offered.length - maxNames),
      nearest: near && near + link.slice(route.length),
    };
    return (path) => finding('UnknownLink', data, path, 'value', link);
  }
}

/** The most similar route. Slashes are left out, because they make short routes look more similar than they are. */
function nearestRoute(route: string, routes: string[]): string | undefined {
  const bare = (one: string) => one.replace(/^\/|\/$/g, '');
  const byName = new Map(routes.map((one) => [bare(one), one]));
  const near = nearest(bare(route), byName.keys());
  // A name that only begins like the route is probably another page.
  return near === undefined || near.length >= bare(route).length + 3 ? undefined : byName.get(near);
}
