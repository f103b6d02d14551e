import { expect, test } from '../harness/browser-test.ts';

/** What a page leads to and shows, as addresses. */
interface Found {
  links: string[];
  files: string[];
  ids: Set<string>;
  forms: string[];
}

const attribute = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

function read(html: string): Found {
  const tags = [...html.matchAll(/<(a|img|source|link|script|meta|form)\b[^>]*>/g)];
  const of = (name: string, attributes: string) =>
    tags.filter(([, tag]) => tag === name).flatMap(([text]) => attribute(text, attributes));
  const srcSets = of('source', 'srcset').flatMap((set) =>
    set.split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  const shared = of('meta', 'content').filter((text) => text.includes('/assets/'));
  return {
    links: of('a', 'href'),
    files: [...of('img', 'src'), ...srcSets, ...of('link', 'href'), ...of('script', 'src'), ...shared],
    ids: new Set(attribute(html, 'id')),
    forms: of('form', 'action'),
  };
}

test('from the home page and the sitemap, no link, anchor, file or form leads nowhere', async ({ site }) => {
  const origin = 'https://www.larkfield.example';
  const own = (address: string, from: string) => {
    const url = new URL(address.replace(origin, site.url), site.url + from);
    return url.origin === site.url ? url : undefined;
  };
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const queue = [
    '/',
    ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, '')),
  ];
  const pages = new Map<string, Found>();
  const files = new Set<string>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const broken: string[] = [];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const answer = await fetch(site.url + path);
    const found = read(await answer.text());
    pages.set(path, found);
    if (!answer.ok) broken.push(`${path}: ${answer.status}`);
    for (const link of found.links) {
      const url = own(link, path);
      if (!url) continue;
      queue.push(url.pathname);
      if (url.hash)
        anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
    }
    for (const file of found.files) {
      const url = file.startsWith('data:') ? undefined : own(file, path);
      if (url && !pages.has(url.pathname)) files.add(url.pathname);
    }
    for (const action of found.forms)
      if (action !== '/api/leads') broken.push(`${path}: a form to ${action}`);
  }

  for (const { from, path, id } of anchors) {
    // Without scripts a dialog is closed by a link to its own sign, which is on the page, too.
    if (!pages.get(path)?.ids.has(id)) broken.push(`${from} -> ${path}#${id}`);
  }
  for (const file of files) {
    const answer = await fetch(site.url + file, { method: 'HEAD' });
    if (!answer.ok) broken.push(`${file}: ${answer.status}`);
  }
  expect(broken).toEqual([]);
  // A crawl that found little would prove little.
  expect(pages.size).toBeGreaterThan(25);
  expect(files.size).toBeGreaterThan(120);
  expect(anchors.length).toBeGreaterThan(100);
});
