import type { SiteAssets } from '../../site/document.ts';
import type { PreparedFrame, PreparedPage, PreparedSection } from '../../site/prepared-page.ts';
import { Lru } from '../load/lru.ts';
import { cspHash } from '../write/site-files.ts';
import type { SiteBundle } from './site-bundle.ts';

/** A page as it is written. */
export interface RenderedPage {
  html: string;
  /** Of the inlined style sheets, for the Content-Security-Policy. */
  styleHash: string;
  /** Equal for pages with the same kinds of sections, whose HTML is alike. */
  shape: string;
}

export type RenderPage = (page: PreparedPage) => RenderedPage;

/** Renders pages. A section, frame or style sheet that pages share is rendered once. */
export function createRenderer(render: SiteBundle['render'], assets: SiteAssets): RenderPage {
  const sections = new WeakMap<PreparedSection, string>();
  const frames = new Lru<string, { before: string; after: string }>(200);
  const styles = new Lru<string, { css: string; hash: string }>(200);

  function section(prepared: PreparedSection): string {
    const known = sections.get(prepared);
    if (known !== undefined) return known;
    const html = render.renderSection(prepared);
    sections.set(prepared, html);
    return html;
  }

  function frame(prepared: PreparedFrame): { before: string; after: string } {
    const key = JSON.stringify(prepared);
    return frames.get(key) ?? frames.set(key, render.renderFrame(prepared));
  }

  function stylesOf(page: PreparedPage, shape: string): { css: string; hash: string } {
    const known = styles.get(shape);
    if (known) return known;
    const css = render.stylesOf(page).join('');
    return styles.set(shape, { css, hash: cspHash(css) });
  }

  return (page) => {
    const shape = shapeOf(page);
    const { css, hash } = stylesOf(page, shape);
    const { before, after } = frame(page.frame);
    const html = render.renderDocument({
      page,
      assets,
      styles: [css],
      before,
      sections: page.sections.map(section),
      after,
    });
    return { html, styleHash: hash, shape };
  };
}

/** All that decides which style sheets a page needs, see `stylesOf` in `site/render.tsx`. */
function shapeOf({ sections, frame }: PreparedPage): string {
  const kinds = sections.map(({ type, props }) => `${type}${'form' in props && props.form ? '+form' : ''}`);
  return [frame.dialogs.length > 0, ...new Set(kinds)].join(' ');
}
