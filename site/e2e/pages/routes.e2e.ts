import { expect, test } from '../harness/browser-test.ts';
import { routeTable } from './route-table.ts';

const origin = 'https://www.larkfield.example';
const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

test.for(Object.entries(routeTable))('%s is what the spec says of it', async ([route, facts], { visit }) => {
  const page = await visit(route);
  const { h1, isListed = true, canonical = route, counts = {}, labels = [], texts = [], links = [] } = facts;

  await expect(page.locator('h1')).toHaveCount(1);
  expect(squeeze(await page.locator('h1').ariaSnapshot())).toContain(h1);
  for (const [selector, count] of Object.entries(counts))
    expect([selector, await page.locator(`main ${selector}`).count()]).toEqual([selector, count]);

  const said = (await page.locator('main').locator('a, button').allTextContents()).map(squeeze);
  for (const label of labels)
    expect(
      said.filter((text) => text.includes(label)),
      label,
    ).not.toEqual([]);
  const all = squeeze(await page.locator('main').textContent());
  for (const text of texts) expect(all).toContain(text);
  for (const link of links)
    expect([link, await page.locator(`main a[href="${link}"]`).count()]).not.toEqual([link, 0]);

  expect(await page.title()).not.toBe('');
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBeTruthy();
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(origin + canonical);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isListed ? 0 : 1);
});

test('every listed page has a title and a description of its own', async ({ visit }) => {
  const page = await visit('/');
  const listed = Object.entries(routeTable).filter(
    ([, { isListed = true, canonical }]) => isListed && canonical === undefined,
  );
  const heads: { title: string; description: string }[] = [];
  for (const [route] of listed) {
    const html = await (await page.request.get(route)).text();
    heads.push({
      title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '',
    });
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length);
});

test('the sitemap names every listed page once, and no other', async ({ visit }) => {
  const page = await visit('/');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''));
  const listed = Object.entries(routeTable).flatMap(([route, { isListed = true, canonical }]) =>
    isListed && canonical === undefined ? [route] : [],
  );
  expect(named.toSorted()).toEqual(listed.toSorted());
});

test.for(['/services', '/pricing', '/lp7', '/term-of-use', '/terms/', '/thankyou/', '/pricing-plan/'])(
  '%s answers with the page that has its other ending',
  async (path, { visit }) => {
    const page = await visit('/');
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const [one, two] = await Promise.all([page.request.get(path), page.request.get(other)]);
    expect(one.status()).toBe(200);
    expect(await one.text()).toBe(await two.text());
  },
);

test('the LinkedIn page answers in lower case, too', async ({ visit }) => {
  const page = await visit('/services/linkedin-profile/');
  expect(new URL(page.url()).pathname).toBe('/services/linkedIn-profile/');
  await expect(page.locator('h1')).toHaveText('LinkedIn Profile Writing');
});
