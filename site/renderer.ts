import type {
  DeferredStyle,
  documentPieces,
  pageUrl,
  renderDocument,
  SiteAssets,
  SiteIcon,
} from './document.ts';
import type { PreparedSection } from './prepared-data.ts';
import type { PreparedBrand, PreparedBreadcrumbs, PreparedFrame, PreparedPage } from './prepared-page.ts';

/** What a page's style sheets depend on. */
export type StyledPage = Pick<PreparedPage, 'theme' | 'sections' | 'frame' | 'breadcrumbs'>;

/** The company's details. The build writes them into the portal's document as JSON. */
export interface PortalSite {
  name: string;
  brand: PreparedBrand;
  email: string;
  phone: { href: string; label: string };
  /** When a client gets money back; a sentence next to the pay button. */
  refunds?: string;
  /** URL of the terms that a client accepts by paying. */
  terms: string;
  legal: { label: string; href: string }[];
}

/** What the document of the portal depends on. */
export interface PortalPage {
  site: PortalSite;
  /** BCP 47. */
  language: string;
  icons: SiteIcon[];
  /** URLs of the fonts to preload. */
  preloadFonts: string[];
  /** URL of the app's module. */
  script: string;
}

/**
 * The calls from the generator to the site's code, which Vite builds first. The generator compiles against this interface
 * and not against `render.tsx`, so it does not depend on the types of browsers or React.
 */
export interface Renderer {
  /** URLs of the engine's fonts by their custom property. */
  fonts: Record<'serif' | 'sans', string[]>;
  /** The other parts of those fonts. */
  restFonts: Record<'serif' | 'sans', string[]>;
  deferredStyles: DeferredStyle[];
  pageUrlToken: string;
  pageUrl: typeof pageUrl;
  documentPieces: typeof documentPieces;
  renderDocument: typeof renderDocument;
  renderSection(section: PreparedSection): string;
  renderFrame(
    frame: PreparedFrame,
    assets: Pick<SiteAssets, 'lazyModules'>,
  ): { before: string; after: string };
  renderPortal(page: PortalPage): { html: string; css: string };
  renderBreadcrumbs(breadcrumbs: PreparedBreadcrumbs | undefined): string;
  stylesOf(page: StyledPage): string[];
  styleKey(page: StyledPage): string;
}
