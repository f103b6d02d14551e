import { pageUrlToken, type PreparedHead, type PreparedPage } from './prepared-page.ts';

/** What the build made of the site's own code, the same for every page. */
export interface SiteAssets {
  /** The bootstrap script, inlined. */
  boot: string;
  /** Address of the module that hydrates islands. */
  runtime: string;
  /** Addresses of the fonts that the first screen needs. */
  preloadFonts: string[];
  icons: SiteIcon[];
}

/** An icon of the site, at the root where browsers look for it. */
export interface SiteIcon {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  type?: string;
  sizes?: string;
}

export interface DocumentParts {
  page: Pick<PreparedPage, 'head' | 'theme' | 'route'>;
  assets: SiteAssets;
  /** The page's style sheets, inlined as one block: one hash in the Content-Security-Policy. */
  styles: string[];
  before: string;
  sections: string[];
  after: string;
}

/** The whole HTML document, in the order in which a first screen needs it. */
export function renderDocument({ page, assets, styles, before, sections, after }: DocumentParts): string {
  const { head } = page;
  return `<!doctype html>
<html lang="${escapeHtml(head.language)}" data-theme="${page.theme}" data-runtime="${escapeHtml(assets.runtime)}" data-chat-unavailable="${escapeHtml(head.chatUnavailable)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${assets.preloadFonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${styles.join('')}</style>
${metaTags(head)}
${iconLinks(assets.icons)}
</head>
<body>
${`${before}${sections.join('\n')}${after}`.replaceAll(pageUrlToken, escapeHtml(page.route))}
<script type="module">${assets.boot}</script>
</body>
</html>
`;
}

function metaTags(head: PreparedHead): string {
  const { share } = head;
  const og: [string, string | number | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', head.siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', head.language.replace('-', '_')],
    ['og:image', share?.url],
    ['og:image:width', share?.width],
    ['og:image:height', share?.height],
    ['og:image:alt', share?.alt],
  ];
  return [
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    head.indexed ? '' : '<meta name="robots" content="noindex">',
    ...og.flatMap(([property, value]) =>
      value === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(String(value))}">`],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...head.jsonLd.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Without an icon of its own a page says so, or every browser would ask for one in vain. */
function iconLinks(icons: SiteIcon[]): string {
  if (icons.length === 0) return '<link rel="icon" href="data:,">';
  return icons
    .map(({ rel, href, type, sizes }) => {
      const more = `${sizes ? ` sizes="${sizes}"` : ''}${type ? ` type="${type}"` : ''}`;
      return `<link rel="${rel}" href="${href}"${more}>`;
    })
    .join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
