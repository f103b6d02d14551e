import type { Page } from 'playwright';
import { expect } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';
import { type Recorded, startRecorder } from '../harness/recorder.ts';

const metrics = { script: 'https://metrics.example/beacon.js', sendsTo: 'https://collect.metrics.example' };

const test = testOf(({ addPage, editSite }) => {
  editSite(
    'terms: {',
    `speedMetrics: { script: "${metrics.script}", attributes: { data-token: a1 }, sendsTo: ["${metrics.sendsTo}"] }
terms: {`,
  );
  addPage('pay', 'extends: faqs\nroute: /staff/create-payment/\n');
});

/** Serves a provider's script, which sends its measurements. @returns the requested URLs */
async function serveMetrics(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(metrics.script, async (route) => {
    requested.push(route.request().url());
    const body = `fetch('${metrics.sendsTo}/' + document.currentScript.dataset.token, { mode: 'no-cors' })`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(`${metrics.sendsTo}/**`, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  return requested;
}

/** Resolves when the browser has a performance entry of a type. */
const measured = (page: Page, type: string) =>
  page.evaluate(
    (type) =>
      new Promise((done) => new PerformanceObserver(() => done(true)).observe({ type, buffered: true })),
    type,
  );

const reportsIn = (recorded: Recorded[]) => recorded.map(({ body }) => JSON.parse(body));

test('a page reports its speed on leaving, once per view', async ({ visit, site }) => {
  await using recorder = await startRecorder(site.url, '/api/vitals');
  const page = await visit(`${recorder.url}/landing/?gclid=1`, {
    fullBrowser: true,
    before: serveMetrics,
  });
  await expect(page.locator('[data-island="vitals"][data-awake]')).toBeAttached();
  await page.getByLabel('Full name').first().click();
  await measured(page, 'first-input');
  await page.goto(`${recorder.url}/staff/create-payment/`);
  await expect.poll(() => recorder.recorded.length).toBe(1);
  expect(recorder.recorded).toMatchObject([{ method: 'POST', contentType: 'application/json' }]);
  const [report] = reportsIn(recorder.recorded);
  expect(Object.keys(report)).toEqual(['page', 'metrics']);
  expect(report.page).toBe('/landing/');
  const names = report.metrics.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const metric of report.metrics) {
    const { value, rating, navigationType, ...others } = metric;
    expect(value).toBeGreaterThanOrEqual(0);
    expect(['good', 'needs-improvement', 'poor']).toContain(rating);
    expect(navigationType).toBe('navigate');
    expect(Object.keys(others)).toEqual(['name']);
  }

  // The page comes from the back/forward cache. The payment page in between reports nothing.
  await page.goBack({ waitUntil: 'commit' });
  // A restored page counts as painted after two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.goto(`${recorder.url}/staff/create-payment/`);
  await expect.poll(() => recorder.recorded.length).toBe(2);
  expect(reportsIn(recorder.recorded)[1]).toMatchObject({
    page: '/landing/',
    metrics: [{ navigationType: 'back-forward-cache' }, {}, {}, {}],
  });
  await page.close();
});

test('a provider’s script loads after the page, has its attributes, and can send measurements', async ({
  visit,
}) => {
  let requested: string[] = [];
  const page = await visit('/faqs/', {
    before: async (page) => {
      requested = await serveMetrics(page);
    },
  });
  await expect.poll(() => requested).toEqual([metrics.script, `${metrics.sendsTo}/a1`]);
  const { loaded, started } = await page.evaluate((script) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { loaded: visit?.loadEventStart, started: performance.getEntriesByName(script)[0]?.startTime };
  }, metrics.script);
  expect(started).toBeGreaterThan(loaded ?? Number.POSITIVE_INFINITY);
});

test('a payment page measures nothing and allows no other origin', async ({ visit }) => {
  let requested: string[] = [];
  const page = await visit('/staff/create-payment/', {
    before: async (page) => {
      await page.clock.install();
      requested = await serveMetrics(page);
    },
  });
  await page.clock.runFor(60_000);
  expect(requested).toEqual([]);
  await expect(page.locator('[data-island="vitals"], [data-island="speed-metrics"]')).toHaveCount(0);
  const response = await page.request.get('/staff/create-payment/');
  expect(response.headers()['content-security-policy']).not.toContain('metrics.example');
});
