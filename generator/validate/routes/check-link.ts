import { byNearness, nearest } from '../../../schema/nearest.ts';
import { portalPath } from '../../../schema/portal-routes.ts';
import type { DataOf } from '../../errors/catalog.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { hasAnchor, type PageAnchors } from '../../prepare/anchors/anchors.ts';
import { outPath } from '../../write/out-path.ts';
import type { RoutedPage } from './routed-page.ts';

/** What is wrong with a link, for each place where it stands. */
export type LinkFault = (path: Path) => Finding;

/** More names than these help nobody who looks for one. */
const most = 8;

/** Tells what is wrong with a link; each is judged once, however many pages hold it. */
export function createLinkJudge(pages: RoutedPage[]): (link: string) => LinkFault | undefined {
  const known = new Map<string, LinkFault | undefined>();
  const anchorsAt = new Map<string, PageAnchors | undefined>();
  for (const { route, anchors } of pages) {
    if (route === undefined) continue;
    const path = outPath(route);
    // Of two pages with one route, which is a mistake of its own, either may be meant.
    anchorsAt.set(path, anchorsAt.has(path) ? undefined : anchors);
  }
  // A page that does not tell its route may be the one that a link means.
  const allTold = pages.length > 0 && pages.every(({ route }) => route !== undefined);

  return (link) => {
    if (!link.startsWith('/')) return undefined;
    if (!known.has(link)) known.set(link, judge(link));
    return known.get(link);
  };

  function judge(link: string): LinkFault | undefined {
    const [, route = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
    const path = outPath(route);
    if (!anchorsAt.has(path)) return allTold && !portalPath(route) ? unknownLink(link, route) : undefined;
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

  function unknownLink(link: string, route: string): LinkFault {
    const routes = pages
      .flatMap((page) => page.route ?? [])
      .filter((one) => outPath(one) !== outPath('/404'));
    // What search engines may not list, such as the page behind a form, is no place to send visitors to.
    const listed = pages.flatMap((page) => (page.indexed === false ? [] : (page.route ?? [])));
    const offered = byNearness(route, listed);
    const near = nearest(route, routes);
    const data: DataOf<'UnknownLink'> = {
      route,
      known: offered.slice(0, most),
      more: Math.max(0, offered.length - most),
      nearest: near && near + link.slice(route.length),
    };
    return (path) => finding('UnknownLink', data, path, 'value', link);
  }
}
