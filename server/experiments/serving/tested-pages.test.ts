import { expect, test } from 'vitest';
import { fileOf, variantPage, writeTestedDist } from '../../testing/experiments/tested-dist.ts';
import { page } from '../../testing/files/sample-site.ts';
import { type SiteServer, startSiteServer } from '../../testing/files/site-server.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import type { Exposure } from '../exposure.ts';

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const variantIn = (body: Buffer) => / data-variants="([^"]*)"/.exec(String(body))?.[1];

/** What a visitor with a bucket sees, from the app and from memory. */
async function seenBy(site: SiteServer, bucket: number, headers: Record<string, string> = {}) {
  const answer = await site.ask('/lp8/', { headers: { cookie: `bucket=${bucket}`, ...headers } });
  return { ...answer, variants: variantIn(answer.body) };
}

/** A bucket that sees each of the two variants. */
async function bucketsOf(site: SiteServer) {
  const found = new Map<string | undefined, number>();
  for (let bucket = 0; found.size < 2; bucket += 1) found.set((await seenBy(site, bucket)).variants, bucket);
  return { control: found.get('lp8-price:control') ?? -1, price: found.get('lp8-price:price') ?? -1 };
}

test('a new visitor gets a variant and a cookie that keeps it, in an answer that no cache shares', async () => {
  await using site = await startSiteServer();
  writeTestedDist(site.distDir);
  for (let count = 0; count < 20; count += 1) {
    const { status, headers, body } = await site.askOnce('/lp8/?gclid=x');
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect([status, headers['cache-control'], headers.location]).toEqual([
      200,
      'private, no-cache',
      undefined,
    ]);
    expect(cookie).toMatch(/^bucket=\d{1,4}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await seenBy(site, Number(/\d+/.exec(cookie)?.[0]));
    expect(again.body).toEqual(body);
    expect([again.headers['set-cookie'], again.headers['cache-control']]).toEqual([undefined, 'no-cache']);
  }
});

test('the cookie is only for tested pages, and for secure connections where the visitor has one', async () => {
  await using site = await startSiteServer({ environment: { TRUST_PROXY: '127.0.0.1' } });
  writeTestedDist(site.distDir);
  expect((await site.ask('/')).headers['set-cookie']).toBeUndefined();
  for (const from of ['the app', 'memory']) {
    const { headers } = await site.askOnce('/lp8/', { headers: { 'x-forwarded-proto': 'https' } });
    expect([from, headers['set-cookie']?.[0]]).toEqual([from, expect.stringMatching(/; Secure$/)]);
  }
});

test('each rendition has its own tag, and 304 is for that rendition', async () => {
  await using site = await startSiteServer();
  writeTestedDist(site.distDir);
  const { control, price } = await bucketsOf(site);
  const { etag = '' } = (await seenBy(site, price)).headers;
  const known = { 'if-none-match': etag };
  const [same, other] = [await seenBy(site, price, known), await seenBy(site, control, known)];
  expect([same.status, other.status, other.variants]).toEqual([304, 200, 'lp8-price:control']);
});

test('staff see the variant that they ask for, and it is neither counted nor kept', async () => {
  const exposures: Exposure[] = [];
  const environment = { STAFF_AUTH: 'header:X-User', TRUST_PROXY: '127.0.0.1' };
  await using site = await startSiteServer({ environment, onExposure: (one) => exposures.push(one) });
  writeTestedDist(site.distDir);
  const staff = { 'x-user': 'sam@larkfield.example', 'user-agent': browser };
  for (const id of ['price', 'control', 'lp8-price:price']) {
    const { headers, body } = await site.ask(`/lp8/?variant=${id}`, { headers: staff });
    expect(variantIn(body)).toBe(`lp8-price:${id.split(':').at(-1)}`);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
  }
  expect(exposures).toEqual([]);
  const { control } = await bucketsOf(site);
  const visitor = await site.ask('/lp8/?variant=price', { headers: { cookie: `bucket=${control}` } });
  expect(variantIn(visitor.body)).toBe('lp8-price:control');
});

test('every tested page that a person gets is counted, also from memory', async () => {
  const exposures: Exposure[] = [];
  await using site = await startSiteServer({ onExposure: (one) => exposures.push(one) });
  writeTestedDist(site.distDir);
  const { price } = await bucketsOf(site);
  exposures.length = 0;
  const headers = { cookie: `bucket=${price}`, 'user-agent': browser };
  await site.ask('/lp8/?gclid=x', { headers });
  const one = { experiment: 'lp8-price', variant: 'price', device: 'phone' };
  expect(exposures).toEqual(Array(2).fill({ ...one, source: 'Google Ads' }));
  await site.ask('/lp8/', { headers: { ...headers, referer: 'https://www.bing.com/' } });
  expect(exposures.slice(2)).toEqual(Array(2).fill({ ...one, source: 'Bing' }));
  exposures.length = 0;
  await site.ask('/lp8/', { headers: { ...headers, 'user-agent': 'Googlebot/2.1' } });
  await site.ask('/lp8/', { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } });
  await site.ask('/lp8/', { headers: { cookie: headers.cookie } });
  await site.ask('/lp8/', { headers: { ...headers, cookie: `${headers.cookie}; __Host-staff.device=a` } });
  await site.ask('/lp8/', { method: 'HEAD', headers });
  await site.ask('/', { headers });
  expect(exposures).toEqual([]);
});

test('visitors whom a layer leaves to another experiment see the page itself, uncounted', async () => {
  const exposures: Exposure[] = [];
  await using site = await startSiteServer({ onExposure: (one) => exposures.push(one) });
  const layer = { name: 'pricing', from: 0, to: 0 };
  writeTestedDist(site.distDir, {
    experiments: { 'lp8-price': { salt: 'a', split: { control: 10_000 }, layer } },
  });
  const { body, headers } = await seenBy(site, 5, { 'user-agent': browser });
  expect([String(body), headers['set-cookie']]).toEqual([page('Landing'), undefined]);
  expect(exposures).toEqual([]);
});

test('a rendition changes with the clock, and ends when another page is at the address', async () => {
  let now = 1;
  await using site = await startSiteServer({ clock: () => new Date(now) });
  const [first, second] = ['lp8-price:control', 'lp8-price:later'];
  const renditions = [{ from: 1, file: fileOf(first) }, { from: 2, file: fileOf(second) }, { from: 3 }];
  writeTestedDist(site.distDir, {
    experiments: { 'lp8-price': { salt: 'a', split: { control: 10_000 } } },
    pages: { 'lp8/index.html': { [first]: renditions, [second]: [] } },
  });
  const shown: string[] = [];
  for (now of [1, 2, 3]) shown.push(String((await seenBy(site, 5)).body));
  expect(shown).toEqual([variantPage(first), variantPage(second), page('Landing')]);
});

test('a new build without the experiment shows the page itself at once', async () => {
  await using site = await startSiteServer();
  writeTestedDist(site.distDir);
  expect((await seenBy(site, 5)).variants).toBeDefined();
  writeFiles(site.distDir, { '.build/experiments.json': '{' });
  site.forget();
  expect((await seenBy(site, 5)).variants).toBeUndefined();
});

test('without cookies, a visitor keeps a variant for the day, and sees the page itself while the database is away', async () => {
  let isAway = false;
  let now = Date.UTC(2031, 4, 1, 12);
  const clock = () => new Date(now);
  await using site = await startSiteServer({
    clock,
    injectFault: (storage) => ({
      commit: (work) => (isAway ? Promise.reject(new Error('away')) : storage.commit(work)),
    }),
  });
  writeTestedDist(site.distDir, { cookie: 'never' });
  const ask = async () => variantIn((await site.ask('/lp8/', { headers: { 'user-agent': browser } })).body);
  const first = await ask();
  expect(first).toMatch(/^lp8-price:/);
  expect((await site.ask('/lp8/')).headers['set-cookie']).toBeUndefined();
  isAway = true;
  site.forget();
  expect(await ask()).toBe(first);
  now += 24 * 60 * 60 * 1000;
  expect(await ask()).toBeUndefined();
});
