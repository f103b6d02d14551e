import { inject } from 'vitest';
import { crawlSite } from '../../../generator/fixtures/crawl-site.ts';
import { htmlMistakes } from '../../../generator/fixtures/html-mistakes.ts';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';

// What the built files and the server's answers show without a browser.

test.for(builtPages())('$path is valid HTML', async ({ html }) => {
  expect(await htmlMistakes(html)).toEqual([]);
});

test('pages inline their cascade layers in order, weakest first', async ({ site }) => {
  const layersOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return [...new Set([...html.matchAll(/@layer ([a-z]+)/g)].map(([, name]) => name))];
  };
  expect(await layersOf('/night/')).toEqual(['base', 'parts', 'sections', 'theme']);
  expect(await layersOf('/sign-in')).toEqual(['base', 'parts']);
});

test('no link, anchor, file, or form leads nowhere', () => {
  const { broken, files, anchors } = crawlSite(inject('dist'), 'https://www.northlight.example');
  expect(broken).toEqual([]);
  // A crawl that found little would prove little.
  expect(files.length).toBeGreaterThan(60);
  expect(anchors).toBeGreaterThan(60);
});

test('every page and file that the site refers to answers with 200', async ({ site }) => {
  const { pages, files } = crawlSite(inject('dist'), 'https://www.northlight.example');
  const answers = await Promise.all(
    [...pages, ...files].map(async (path) => {
      const { status, body } = await fetch(site.url + path, { redirect: 'manual' });
      await body?.cancel();
      return `${status} ${path}`;
    }),
  );
  // The 404 page links to its own anchors.
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual(['404 /404']);
  expect(pages.length).toBeGreaterThan(10);
});

test.for(['/services', '/pricing', '/landing', '/terms', '/thankyou/', '/prices/'])(
  '%s answers with the page that has the other ending',
  async (path, { site }) => {
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const [one, two] = await Promise.all([fetch(site.url + path), fetch(site.url + other)]);
    expect(one.status).toBe(200);
    expect(await one.text()).toBe(await two.text());
  },
);

test('a route with capital letters answers in lower case, too', async ({ site }) => {
  const answer = await fetch(`${site.url}/services/letterpress/`);
  expect(new URL(answer.url).pathname).toBe('/services/letterPress/');
  expect(await answer.text()).toContain('<h1 id="banner-heading">Letterpress</h1>');
});

test('an unknown address is answered by the 404 page, with that status', async ({ site }) => {
  const answer = await fetch(`${site.url}/nowhere/`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There is no page at this address.');
});

test('the second address of the prices shows the same plans and names the first to search engines', async ({
  site,
}) => {
  const pageAt = async (path: string) => parsePage(await (await fetch(site.url + path)).text());
  const [pricing, prices] = await Promise.all([pageAt('/pricing/'), pageAt('/prices')]);
  const plans = prices.texts('.ledger > li');
  expect(plans).toHaveLength(4);
  expect(plans).toEqual(pricing.texts('.ledger > li'));
  expect(prices.one('link[rel="canonical"]').attribute('href')).toBe(
    'https://www.northlight.example/pricing/',
  );
});

test('the web manifest names the company, and icons of the size that it states', async ({ site }) => {
  const answer = await fetch(`${site.url}/site.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Northlight Papers');
  expect(icons).toHaveLength(2);
  for (const { src, sizes } of icons) {
    const icon = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    // A PNG has its width and height after its signature and the head of its first chunk.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
