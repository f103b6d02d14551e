/** The site's door for the generator: prepared data in, HTML out. Nothing here reads files, clocks or settings. */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionType } from '../schema/generated/types.ts';
import type { DeferredStyle, SiteAssets } from './document.ts';
import { Breadcrumbs } from './layouts/breadcrumbs/breadcrumbs.tsx';
import { Footer } from './layouts/footer/footer.tsx';
import { FormDialog } from './layouts/form-dialog/form-dialog.tsx';
import { LazyScripts } from './layouts/lazy-scripts/lazy-scripts.tsx';
import { Nav } from './layouts/nav/nav.tsx';
import { SideTab } from './layouts/side-tab/side-tab.tsx';
import { SiteNav } from './layouts/site-nav/site-nav.tsx';
import { Widget } from './layouts/widget/widget.tsx';
import { portalStyles } from './page-styles.ts';
import { PortalDocument, type PortalDocumentProps } from './portal/portal-document.tsx';
import type { PreparedBreadcrumbs, PreparedFrame, PreparedSection } from './prepared-page.ts';
import { sectionViews } from './sections/section-list.ts';
import afterContent from './theme/after-content.css?url';
import instrumentSans from './theme/fonts/instrument-sans.woff2?url';
import newsreader from './theme/fonts/newsreader.woff2?url';
import newsreaderItalic from './theme/fonts/newsreader-italic.woff2?url';
import unusualMedia from './theme/unusual-media.css?url';

export {
  type DocumentParts,
  documentPieces,
  pageUrl,
  renderDocument,
  type SiteAssets,
  type SiteIcon,
} from './document.ts';
export { shapeOf, stylesOf } from './page-styles.ts';
export { pageUrlToken } from './prepared-page.ts';

/** Every section type that this build of the site can render. */
export const sectionTypes = Object.keys(sectionViews) as SectionType[];

/** The fonts that the first screen of every page is set in. */
export const preloadFonts = [newsreader, newsreaderItalic, instrumentSans];

/** The style sheets behind the content of every page. */
export const deferredStyles: DeferredStyle[] = [
  { href: afterContent },
  // Last of all, so that it wins. Few visitors print or force their colours: nobody else waits for it.
  { href: unusualMedia, media: 'print, (forced-colors: active)' },
];

/** One section as HTML. Equal type, id and props give equal HTML. */
export function renderSection({ id, type, props }: PreparedSection): string {
  return renderToStaticMarkup(
    createElement(sectionViews[type] as ComponentType<{ id: string }>, { ...props, id }),
  );
}

/** What stands before and after the sections. Equal frames give equal HTML. */
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
      {frame.widget && <Widget action={frame.widget} />}
      <LazyScripts scripts={frame.lazyScripts} modules={lazyModules} />
    </>,
  );
  return { before, after };
}

/** The one document of the pay page and the staff's pages, and the style sheets in it. */
export function renderPortal(props: Omit<PortalDocumentProps, 'css' | 'fonts' | 'deferredStyles'>): {
  html: string;
  css: string;
} {
  const css = portalStyles();
  const document = (
    <PortalDocument
      {...props}
      css={css}
      fonts={preloadFonts}
      deferredStyles={deferredStyles.filter(isUnusual)}
    />
  );
  return { html: `<!doctype html>${renderToStaticMarkup(document)}\n`, css };
}

/** What stands behind the content of pages has its place in the app. */
function isUnusual({ media }: DeferredStyle): boolean {
  return media !== undefined;
}

/** The path above the page's title; nothing for a page without one. */
export function renderBreadcrumbs(breadcrumbs: PreparedBreadcrumbs | undefined): string {
  return breadcrumbs ? renderToStaticMarkup(<Breadcrumbs {...breadcrumbs} />) : '';
}
