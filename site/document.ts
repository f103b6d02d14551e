import { pageUrlToken } from './prepared-data.ts';
import type { PreparedHead, PreparedPage } from './prepared-page.ts';
import type { LazyModules } from './prepared-scripts.ts';

/** The build's output of the site's own code, shared by all pages. */
export interface SiteAssets {
  /** The code of the boot script, which is inlined. */
  boot: string;
  /** The inlined code that delays what the first screen does not need; without it, nothing is delayed. */
  firstPaint?: string;
  /** The code that shows URL parameters, which is inlined in pages with such texts. */
  urlParams: string;
  /** URL of the module that hydrates islands. */
  runtime: string;
  lazyModules: LazyModules;
  /** URLs of the fonts that every page uses. */
  preloadFonts: string[];
  /** The style sheets of everything below the first screen, in order. */
  deferredStyles: DeferredStyle[];
  icons: SiteIcon[];
}

/** A style sheet that the first screen does not need. */
export interface DeferredStyle {
  href: string;
  /** Defaults to all media. */
  media?: string;
}

/** An icon of the site, in the root folder where browsers look for it. */
export interface SiteIcon {
  rel: 'icon' | 'apple-touch-icon' | 'manifest';
  href: string;
  type?: string;
  sizes?: string;
}

/** The parts of a document, as HTML strings or in another form, such as compressed blocks. */
export interface DocumentParts<Part = string> {
  page: Pick<PreparedPage, 'head' | 'theme' | 'route'>;
  assets: SiteAssets;
  /** Identifies the page's content: it changes with its text. */
  revision: string;
  /** The variants of experiments that it shows; see `schema/api/variants.ts`. */
  variants?: string | undefined;
  /** The page's style sheets as one block, which needs one hash in the Content-Security-Policy. */
  styles: Part;
  /** The HTML of the breadcrumbs, between navigation and content; empty without any. */
  breadcrumbs: string;
  before: Part;
  sections: Part[];
  after: Part;
}

/** Renders the whole HTML document. */
export function renderDocument({ page, before, sections, after, ...others }: DocumentParts): string {
  const withPageUrl = (html: string) => html.replaceAll(pageUrlToken, pageUrl(page));
  return documentPieces({
    ...others,
    page,
    before: withPageUrl(before),
    sections: sections.map(withPageUrl),
    after: withPageUrl(after),
  }).join('');
}

/** The replacement for `pageUrlToken`, escaped for HTML. */
export function pageUrl({ route }: DocumentParts['page']): string {
  return escapeHtml(route);
}

/**
 * The document as a list of pieces, in an order that renders the first screen early: the given parts, unchanged, and the
 * text specific to the page between them.
 */
export function documentPieces<Part>(parts: DocumentParts<Part>): (string | Part)[] {
  const { page, assets, revision, variants, styles, before, breadcrumbs, sections, after } = parts;
  const { head } = page;
  const start = `<!doctype html>
<html lang="${escapeHtml(head.language)}" data-theme="${page.theme}" data-revision="${revision}"${attribute('data-variants', variants)} data-runtime="${escapeHtml(assets.runtime)}" data-fonts="${escapeHtml(assets.lazyModules['web-fonts'])}"${attribute('data-chat-unavailable', head.chatUnavailable)}${attribute('data-turnstile', head.turnstile)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<style>`;
  const middle = `</style>
${deferredLinks(assets)}
${paramScripts(head, assets)}${metaTags(head)}
${iconLinks(assets.icons)}
</head>
<body>
`;
  const end = `
<script type="module">${assets.boot}</script>
</body>
</html>
`;
  const body = sections.flatMap((section, index) => [index === 0 ? '' : '\n', section]);
  return [start, styles, middle, before, `${breadcrumbs}<main id="main">`, ...body, '</main>', after, end];
}

/**
 * What a page loads for the rest of itself, in a `noscript` element: browsers without scripts load it at once, and
 * `islands/first-paint.ts` takes it out after the first paint.
 */
function deferredLinks({ preloadFonts, deferredStyles, icons, firstPaint }: SiteAssets): string {
  const links = [
    ...preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Blocking matters to links that a script inserts before the first paint. In no browser do those for other media block.
    ...deferredStyles.map(({ href, media }) =>
      media
        ? `<link rel="stylesheet" media="${escapeHtml(media)}" href="${href}">`
        : `<link rel="stylesheet" href="${href}" blocking="render">`,
    ),
    ...icons.filter(({ rel }) => rel === 'manifest').map(iconLink),
  ].join('');
  return firstPaint ? `<noscript>${links}</noscript><script>${firstPaint}</script>` : links;
}

/** The rules of the URL parameters, and the code that applies them before the texts with them are parsed. */
function paramScripts({ params }: PreparedHead, { urlParams }: SiteAssets): string {
  if (!params) return '';
  return `<script type="application/json" id="url-params">${scriptJson(params)}</script><script>${urlParams}</script>\n`;
}

/** JSON that cannot end its script element. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escapeHtml(value)}"` : '';
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
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Without icons, an empty one keeps browsers from requesting /favicon.ico. */
function iconLinks(icons: SiteIcon[]): string {
  if (icons.length === 0) return '<link rel="icon" href="data:,">';
  return icons
    .filter(({ rel }) => rel !== 'manifest')
    .map(iconLink)
    .join('\n');
}

function iconLink({ rel, href, type, sizes }: SiteIcon): string {
  return `<link rel="${rel}" href="${href}"${attribute('sizes', sizes)}${attribute('type', type)}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
