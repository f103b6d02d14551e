import type { Site } from '../../schema/generated/types.ts';
import { brandCss } from '../brand/brand-css.ts';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import type { BrandTheme } from '../brand/theme.ts';
import { defaults } from '../prepare/defaults.ts';
import { siteTexts } from '../prepare/text/site-facts.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { siteIcons } from './icons.ts';
import { cspHash } from './site-files.ts';

/** The document of the pay page and the staff pages. It is never served under its own path: see `server/static/portal-page.ts`. */
export const portalFile = '.build/portal.html';

export interface PortalPage {
  html: string;
  /** Hash of the inline style sheet, for the Content-Security-Policy. */
  styleHash: string;
}

interface PortalOptions {
  site: Site;
  theme: BrandTheme;
  /** The media folder, which contains the site's icons. */
  media: string;
  /** URL of the portal's module. */
  script: string;
  /** Current time (ms). */
  now: number;
}

export function portalPage(
  { renderPortal, fonts }: Pick<SiteBundle['render'], 'renderPortal' | 'fonts'>,
  { site, theme, media, script, now }: PortalOptions,
): PortalPage {
  const { site: described, phone, filled } = siteTexts(site, now);
  const {
    name,
    brand: { first, second, mark },
    language = defaults.language,
    company,
    footer,
    terms,
    refunds,
  } = described;
  const { html, css } = renderPortal({
    language,
    icons: siteIcons(media),
    preloadFonts: preloadFonts(fonts, theme.fonts),
    script,
    site: {
      name,
      brand: { first, second, mark },
      email: company.email,
      phone: { href: phone.href, label: phone.label },
      ...(refunds && { refunds: filled(refunds) }),
      terms: terms.terms,
      legal: (footer.legal ?? []).flatMap(({ label, link }) =>
        link === undefined ? [] : [{ label: filled(label), href: link }],
      ),
    },
  });
  const styles = brandCss(css, theme);
  return { html: html.replace(css, () => styles), styleHash: cspHash(styles) };
}
