import { nearest } from '../../../schema/nearest.ts';
import { finding } from '../../errors/finding.ts';
import { locate } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { hasAnchor } from '../../prepare/anchors/anchors.ts';
import type { RoutedPage, SharedUses } from './routed-page.ts';

/** Anchors of the footer that some page lacks: it stands on all of them. */
export function checkFooterAnchors(pages: RoutedPage[], uses: SharedUses['anchors']): Problem[] {
  return uses.flatMap(({ anchor, path, file }) => {
    const lacking = pages.flatMap(({ route, anchors }) =>
      route !== undefined && anchors && !hasAnchor(anchors, anchor) ? [route] : [],
    );
    if (lacking.length === 0) return [];
    const data = { anchor, lacking, link: linkInstead(anchor, pages) };
    return [locate(finding('FooterAnchor', data, path, 'value', `#${anchor}`), [file])];
  });
}

/** A link that works from everywhere, to the first page that has the anchor or one that is spelt like it. */
function linkInstead(anchor: string, pages: RoutedPage[]): string | undefined {
  const known = new Set(pages.flatMap(({ anchors }) => anchors?.written ?? []));
  const meant = known.has(anchor) ? anchor : nearest(anchor, known);
  const page = pages.find(({ anchors }) => meant !== undefined && anchors?.written.includes(meant));
  return page?.route && `${page.route}#${meant}`;
}
