import type { Site } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import { brandCss } from '../brand/brand-css.ts';
import { defaults } from '../prepare/defaults.ts';
import { readablePhone, siteText } from '../prepare/text/site-facts.ts';
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
  /** The media folder, which contains the site's icons. */
  media: string;
  /** URL of the portal's module. */
  script: string;
  /** Current time (ms). */
  now: number;
}

export function portalPage(
  { renderPortal }: Pick<SiteBundle['render'], 'renderPortal'>,
  { site, media, script, now }: PortalOptions,
): PortalPage {
  const {
    name,
    brand: { colors, ...brand },
    language = defaults.language,
    company,
    footer,
    terms,
  } = site;
  const filled = siteText(site, now);
  const { html, css } = renderPortal({
    language,
    icons: siteIcons(media),
    script,
    site: {
      name,
      brand,
      email: company.email,
      phone: { href: `tel:${company.phone}`, label: readablePhone(company.phone) },
      terms: terms.terms,
      legal: (footer.legal ?? []).flatMap(({ label, link }) =>
        link === undefined ? [] : [{ label: filled(label), href: link }],
      ),
    },
  });
  const colored = brandCss(css, paletteOf(colors));
  return { html: html.replace(css, () => colored), styleHash: cspHash(colored) };
}
