import { nearest } from '../../../schema/nearest.ts';
import { finding } from '../../errors/finding.ts';
import { locate } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { hasAnchor } from '../../prepare/anchors/anchors.ts';
import type { RoutedPage, SharedUses } from './routed-page.ts';

/** Finds anchors in site.yaml that are missing on some page that has the link. */
export function checkSiteAnchors(pages: RoutedPage[], uses: SharedUses['anchors']): Problem[] {
  return uses.flatMap(({ anchor, path, file, siteOnly }) => {
    const routes = pages.flatMap(({ route, anchors, siteLayout }) =>
      route !== undefined && anchors && (siteLayout || !siteOnly) && !hasAnchor(anchors, anchor)
        ? [route]
        : [],
    );
    if (routes.length === 0) return [];
    const data = { anchor, siteOnly, routes, link: linkInstead(anchor, pages) };
    return [locate(finding('FooterAnchor', data, path, 'value', `#${anchor}`), [file])];
  });
}

/** A link that works from every page: to the first page that has the anchor, or one spelled similarly. */
function linkInstead(anchor: string, pages: RoutedPage[]): string | undefined {
  const known = new Set(pages.flatMap(({ anchors }) => anchors?.written ?? []));
  const intended = known.has(anchor) ? anchor : nearest(anchor, known);
  const page = pages.find(({ anchors }) => intended !== undefined && anchors?.written.includes(intended));
  return page?.route && `${page.route}#${intended}`;
}
