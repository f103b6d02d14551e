import type { ExportedSite } from './exported-site.ts';
import type { StaticRedirect } from './static-redirects.ts';

/** Redirects as pages, for hosts that know no others: path of a file -> HTML. */
export function redirectPages({
  redirects,
  url,
}: Pick<ExportedSite, 'redirects' | 'url'>): Map<string, string> {
  const folders = new Set(redirects.flatMap(({ from }) => foldersOf(from)));
  return new Map(redirects.map((one) => [filePath(one.from, folders), redirectPage(one, url)]));
}

/** Hosts know an HTML file by its ending. Every other address is a folder, and so is `/a.html` if there is `/a.html/b`. */
function filePath(from: string, folders: ReadonlySet<string>): string {
  return /\.html?$/i.test(from) && !folders.has(from) ? from.slice(1) : `${from.slice(1)}/index.html`;
}

function foldersOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(2).map((_, index) => names.slice(0, index + 2).join('/'));
}

/**
 * A page that leads on. Its script keeps the visitor's query, which says which ad was clicked; of two parameters with one
 * name, the visitor's counts. Scheme, host, and path are those of the target, whatever the query is.
 */
function redirectPage({ to }: StaticRedirect, url: string): string {
  const target = escapeHtml(to);
  const absolute = escapeHtml(new URL(to, `${url}/`).href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${absolute}">
<script>
const to = new URL(${JSON.stringify(to).replaceAll('<', '\\u003c')}, location.href);
const own = new URLSearchParams(location.search);
for (const name of new Set(own.keys())) to.searchParams.delete(name);
for (const [name, value] of own) to.searchParams.append(name, value);
location.replace(to.href);
</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
