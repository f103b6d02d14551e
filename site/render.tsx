/** The `Renderer` that the generator calls: prepared data in, HTML out. Nothing here reads files, clocks, or settings. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeferredStyle, SiteAssets } from './document.ts';
import { ActionBar } from './layouts/action-bar/action-bar.tsx';
import { Breadcrumbs } from './layouts/breadcrumbs/breadcrumbs.tsx';
import { Footer } from './layouts/footer/footer.tsx';
import { FormDialog } from './layouts/form-dialog/form-dialog.tsx';
import { LazyScripts } from './layouts/lazy-scripts/lazy-scripts.tsx';
import { Nav } from './layouts/nav/nav.tsx';
import { SideTab } from './layouts/side-tab/side-tab.tsx';
import { SiteNav } from './layouts/site-nav/site-nav.tsx';
import { Widget } from './layouts/widget/widget.tsx';
import { portalStyles } from './page-styles.ts';
import { PortalDocument } from './portal/portal-document.tsx';
import type { PreparedSection } from './prepared-data.ts';
import type { PreparedBreadcrumbs, PreparedFrame } from './prepared-page.ts';
import type { PortalPage } from './renderer.ts';
import { sectionViews } from './sections/section-list.ts';
import sections from './sections/sections.css?url';
import afterContent from './theme/after-content.css?url';
import instrumentSans from './theme/fonts/instrument-sans-core.woff2?url';
import instrumentSansRest from './theme/fonts/instrument-sans-rest.woff2?url';
import newsreader from './theme/fonts/newsreader-core.woff2?url';
import newsreaderItalic from './theme/fonts/newsreader-italic-core.woff2?url';
import newsreaderItalicRest from './theme/fonts/newsreader-italic-rest.woff2?url';
import newsreaderRest from './theme/fonts/newsreader-rest.woff2?url';
import unusualMedia from './theme/unusual-media.css?url';

export { documentPieces, pageUrl, renderDocument } from './document.ts';
export { styleKey, stylesOf } from './page-styles.ts';
export { pageUrlToken } from './prepared-data.ts';

/** The parts of the engine's fonts that every page uses: letters. */
export const fonts = { serif: [newsreader, newsreaderItalic], sans: [instrumentSans] };

/** The other parts: figures of the serif, accents, and rare signs. */
export const restFonts = { serif: [newsreaderRest, newsreaderItalicRest], sans: [instrumentSansRest] };

/** With this media query, the style sheet does not block rendering for other visitors. */
const unusualMediaStyle: DeferredStyle = { href: unusualMedia, media: 'print, (forced-colors: active)' };

/** The style sheets that pages link. The last one overrides the others. */
export const deferredStyles: DeferredStyle[] = [
  { href: sections },
  { href: afterContent },
  unusualMediaStyle,
];

/** Renders one section. Equal type, id, and props give equal HTML. */
export function renderSection({ id, type, props }: PreparedSection): string {
  return renderToStaticMarkup(
    createElement(sectionViews[type] as ComponentType<{ id: string }>, { ...props, id }),
  );
}

/** Renders everything before and after the sections. Equal frames give equal HTML. */
export function renderFrame(
  frame: PreparedFrame,
  { lazyModules }: Pick<SiteAssets, 'lazyModules'>,
): { before: string; after: string } {
  const before = renderToStaticMarkup(
    <>
      <a className="skip btn" href="#main">
        Skip to content
      </a>
      {frame.siteNav ? <SiteNav company={frame.company} nav={frame.siteNav} /> : <Nav {...frame} />}
    </>,
  );
  const after = renderToStaticMarkup(
    <>
      <Footer {...frame} />
      {frame.dialogs.map((form) => (
        <FormDialog key={form.name} form={form} />
      ))}
      {frame.sideTab && <SideTab {...frame.sideTab} />}
      {frame.actionBar && <ActionBar {...frame.actionBar} phone={frame.company.phone} />}
      {frame.widget && <Widget action={frame.widget} />}
      <LazyScripts scripts={frame.lazyScripts} modules={lazyModules} />
    </>,
  );
  return { before, after };
}

/** Renders the document shared by the pay page and the staff pages, and returns its inlined styles. */
export function renderPortal(props: PortalPage): { html: string; css: string } {
  const css = portalStyles();
  // The other deferred style sheets are for parts of pages that the portal does not have.
  const document = <PortalDocument {...props} css={css} deferredStyles={[unusualMediaStyle]} />;
  return { html: `<!doctype html>${renderToStaticMarkup(document)}\n`, css };
}

/** Renders the breadcrumbs; empty for a page without any. */
export function renderBreadcrumbs(breadcrumbs: PreparedBreadcrumbs | undefined): string {
  return breadcrumbs ? renderToStaticMarkup(<Breadcrumbs {...breadcrumbs} />) : '';
}
