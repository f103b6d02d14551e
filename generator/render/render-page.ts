import type { SiteAssets } from '../../site/document.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import type { PreparedFrame, PreparedPage } from '../../site/prepared-page.ts';
import { brandCss } from '../brand/brand-css.ts';
import type { BrandTheme } from '../brand/theme.ts';
import { Lru } from '../lib/lru.ts';
import { cspHash } from '../write/site-files.ts';
import { pageRevision } from './page-revision.ts';
import { type EncodedPart, encodePart, type WrittenPage, writePage } from './page-writer.ts';
import type { SiteBundle } from './site-bundle.ts';

export interface RenderedPage extends WrittenPage {
  /** Changes with the page's words; see `pageRevision`. */
  revision: string;
  /** Hash of the inlined style sheets, for the Content-Security-Policy. */
  styleHash: string;
}

/** @param variants those of experiments that the page shows, such as `lp8-price:control`; none by default */
export type RenderPage = (page: PreparedPage, variants?: string) => RenderedPage;

/**
 * Makes a renderer for pages. It renders and encodes shared sections, frames, and style sheets once. Without these caches,
 * making pages in the benchmark `full, cold` takes 1.5 (sections), 1.3 (frames), and 1.4 (style sheets) times as long.
 */
export function createRenderer(
  render: SiteBundle['render'],
  assets: SiteAssets,
  theme: BrandTheme,
): RenderPage {
  const sections = new WeakMap<PreparedSection, EncodedPart>();
  const frames = new WeakMap<PreparedFrame, { before: EncodedPart; after: EncodedPart }>();
  const styles = new Lru<string, { css: EncodedPart; hash: string }>(200);
  const encode = (html: string) => encodePart(html, render.pageUrlToken);

  const section = (prepared: PreparedSection) =>
    sections.getOrInsertComputed(prepared, () => encode(render.renderSection(prepared)));
  const frame = (prepared: PreparedFrame) =>
    frames.getOrInsertComputed(prepared, () => {
      const { before, after } = render.renderFrame(prepared, assets);
      return { before: encode(before), after: encode(after) };
    });

  function stylesOf(page: PreparedPage): { css: EncodedPart; hash: string } {
    const key = render.styleKey(page);
    const known = styles.get(key);
    if (known) return known;
    const css = brandCss(render.stylesOf(page).join(''), theme);
    return styles.set(key, { css: encode(css), hash: cspHash(css) });
  }

  return (page, variants) => {
    const { css, hash } = stylesOf(page);
    const content = {
      ...frame(page.frame),
      breadcrumbs: render.renderBreadcrumbs(page.breadcrumbs),
      sections: page.sections.map(section),
    };
    const revision = pageRevision(page.head, content);
    const pieces = render.documentPieces({ page, assets, revision, variants, styles: css, ...content });
    return { ...writePage(pieces, render.pageUrl(page)), revision, styleHash: hash };
  };
}
