import { brotliCompressSync, constants } from 'node:zlib';
import type { SiteAssets } from '../../site/document.ts';
import type { PreparedFrame, PreparedPage, PreparedSection } from '../../site/prepared-page.ts';
import { Lru } from '../load/lru.ts';
import type { SiteBundle } from './site-bundle.ts';

/** A page as it is written. */
export interface RenderedPage {
  html: string;
  styles: string[];
  /** At most this many bytes after Brotli: the sum of its parts, each compressed alone. */
  weightBound: number;
}

export type RenderPage = (page: PreparedPage) => RenderedPage;

interface Part {
  html: string;
  weight: number;
}

/** Renders pages. A section, frame or style sheet that pages share is rendered and weighed once. */
export function createRenderer(render: SiteBundle['render'], assets: SiteAssets): RenderPage {
  const sections = new WeakMap<PreparedSection, Part>();
  const frames = new Lru<string, { before: Part; after: Part }>(200);
  const weights = new Lru<string, number>(500);

  function section(prepared: PreparedSection): Part {
    const known = sections.get(prepared);
    if (known) return known;
    const html = render.renderSection(prepared);
    const part = { html, weight: weigh(html) };
    sections.set(prepared, part);
    return part;
  }

  function frame(prepared: PreparedFrame): { before: Part; after: Part } {
    const key = JSON.stringify(prepared);
    const known = frames.get(key);
    if (known) return known;
    const { before, after } = render.renderFrame(prepared);
    return frames.set(key, {
      before: { html: before, weight: weigh(before) },
      after: { html: after, weight: weigh(after) },
    });
  }

  function shared(text: string): number {
    return weights.get(text) ?? weights.set(text, weigh(text));
  }

  return (page) => {
    const { before, after } = frame(page.frame);
    const parts = page.sections.map(section);
    const styles = render.stylesOf(page);
    const html = render.renderDocument({
      page,
      assets,
      styles,
      before: before.html,
      sections: parts.map((part) => part.html),
      after: after.html,
    });
    const shares = [...styles, assets.boot].reduce((sum, text) => sum + shared(text), 0);
    const partsWeight = [before, after, ...parts].reduce((sum, part) => sum + part.weight, 0);
    const head = html.length - [before, after, ...parts].reduce((sum, part) => sum + part.html.length, 0);
    const headRest = head - [...styles, assets.boot].reduce((sum, text) => sum + text.length, 0);
    return { html, styles, weightBound: shares + partsWeight + headRest };
  };
}

/** Bytes after Brotli at a quick setting: a little more than what a server sends. */
function weigh(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(text, { params }).length;
}
