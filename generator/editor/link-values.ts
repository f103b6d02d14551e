import type { LinkValues } from '../../schema/editor/folder-values.ts';
import type { Site } from '../../schema/generated/types.ts';
import { portalRoutes } from '../../schema/portal-routes.ts';
import { outPath } from '../write/out-path.ts';
import { type OutlinedPage, pageWords, writtenAnchors } from './page-values.ts';

/**
 * Where links can lead, as `check` judges it: a trailing slash makes no difference, a query is allowed, and so are the
 * addresses of the portal.
 * @returns undefined while the route of a page is unknown, because any link could mean that page
 */
export function linkValues(pages: OutlinedPage[], site?: Site): LinkValues | undefined {
  if (pages.some(({ route }) => route === undefined)) return undefined;
  const byPath = Map.groupBy(pages, ({ route = '' }) => outPath(route));
  const targets = [...byPath.values()].map((here) => {
    const [page] = here as [OutlinedPage];
    // Two pages with one route: a link could mean either of them.
    const anchors = here.length === 1 ? page.anchors : undefined;
    return { page, route: page.route ?? '/', anchors };
  });
  const listed = targets.filter(({ route }) => outPath(route) !== outPath('/404'));
  const portal = Object.values(portalRoutes).map((route) => escaped(route).replace(':id', '[^/?#]+'));
  const paths = targets.map(({ route, anchors }) => {
    const ids = anchors && ['', 'top', 'main', ...anchors.written, ...anchors.made].map(escaped);
    const place = ids ? `(?:${ids.join('|')})(?::~:.*)?` : '.*';
    return `${escaped(route.replace(/\/$/, ''))}/?(?:\\?[^#]*)?(?:#${place})?`;
  });
  const known = [...paths, ...portal.map((path) => `${path}/?(?:[?#].*)?`)];
  return {
    routes: listed.map(({ page, route }) => ({ value: route, description: pageWords(page, site) })),
    places: listed.flatMap(({ page, route }) =>
      writtenAnchors(page).map(({ value, description }) => ({ value: `${route}#${value}`, description })),
    ),
    pattern: `^(?!/)|\\$\\{|^(?:${known.join('|')})$`,
  };
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
