import type { SiteAssets } from '../../../site/document.ts';
import type { PreparedPage } from '../../../site/prepared-page.ts';
import { brandCss } from '../../brand/brand-css.ts';
import type { BrandTheme } from '../../brand/theme.ts';
import { pageRevision } from '../../render/page-revision.ts';
import { encodePart } from '../../render/page-writer.ts';
import type { SiteBundle } from '../../render/site-bundle.ts';
import { withoutTokens } from '../mark/tokens.ts';
import { annotate } from './annotate.ts';

/** How pages are rendered: with the code of the site, and with what their documents load. */
export interface Rendering {
  render: SiteBundle['render'];
  assets: SiteAssets;
  /** What of a page is rendered; by default, all but the measuring of its speed. */
  shown?: (page: PreparedPage) => PreparedPage;
}

interface TracedParts extends Rendering {
  theme: BrandTheme;
  /** Gives a value its number in the page. */
  numbered: (mark: number) => number;
}

/**
 * The document of a page that was prepared with tokens. Without the added attributes, it is what `createRenderer` makes of the page
 * without tokens, byte for byte.
 */
export function tracedHtml(page: PreparedPage, parts: TracedParts): string {
  const { render, assets, theme, numbered } = parts;
  const { before, after } = render.renderFrame(page.frame, assets);
  const breadcrumbs = render.renderBreadcrumbs(page.breadcrumbs);
  const sections = page.sections.map(render.renderSection);
  const encoded = (html: string) => encodePart(withoutTokens(html), render.pageUrlToken);
  const revision = pageRevision(page.head, {
    before: encoded(before),
    breadcrumbs: withoutTokens(breadcrumbs),
    sections: sections.map(encoded),
    after: encoded(after),
  });
  return render.renderDocument({
    ...{ page, assets, revision },
    styles: brandCss(render.stylesOf(page).join(''), theme),
    before: annotate(before, numbered),
    breadcrumbs: annotate(breadcrumbs, numbered),
    sections: sections.map((html) => annotate(html, numbered)),
    after: annotate(after, numbered),
  });
}
