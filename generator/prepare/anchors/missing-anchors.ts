import { type Finding, finding } from '../../errors/finding.ts';
import type { PrepareResult, Uses } from '../value/context.ts';
import { hasAnchor, type PageAnchors } from './anchors.ts';

/** A link in a content file to an anchor that is missing on a page with that content. */
export interface MissingAnchor {
  collection: string;
  found: Finding;
}

/** Findings for links to missing anchors. @param targets the anchors of the page */
export function unknownAnchors(parts: Pick<PrepareResult, 'anchors'>[], targets: PageAnchors): Finding[] {
  return parts
    .flatMap((part) => part.anchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ anchor, path }) => {
      // The `#` locates the link within a text; an action's anchor is located as a whole value.
      const data = { anchor, known: targets.written, isInText: path.at(-1) !== 'anchor' };
      return finding('UnknownAnchor', data, path, 'value', `#${anchor}`);
    });
}

/** The same for links in content. Many pages can show it, so the finding names the page. */
export function missingContentAnchors(
  parts: Pick<Uses, 'contentAnchors'>[],
  targets: PageAnchors,
  route: string,
): MissingAnchor[] {
  return parts
    .flatMap((part) => part.contentAnchors)
    .filter(({ anchor }) => !hasAnchor(targets, anchor))
    .map(({ collection, anchor, path }) => {
      const data = { anchor, route, known: targets.written };
      return { collection, found: finding('ContentAnchor', data, path, 'value', `#${anchor}`) };
    });
}
