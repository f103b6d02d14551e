import { expect, test } from '../harness/browser-test.ts';
import { fromNewsletter, newsletter, send } from './attribution.ts';

test('tabs share the attribution', async ({ visit, site }) => {
  const page = await visit(newsletter);
  const other = await page.context().newPage();
  await other.goto('/samples/');
  expect(await send(other, site, 'other-tab')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('going back to the page of an older campaign does not make that campaign the last', async ({
  visit,
  site,
}) => {
  const page = await visit('/?utm_source=older');
  // A listener for `unload` keeps the page out of the back/forward cache: its scripts run again.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await page.goto('/landing/?utm_source=newer');
  await page.goBack();
  await page.reload();
  expect(await send(page, site, 'way-back')).toMatchObject({
    first: { params: { utm_source: 'older' } },
    last: { params: { utm_source: 'newer' } },
  });
});

test('after 90 days the next visit is a first touch', async ({ visit, site }) => {
  const page = await visit(newsletter);
  const later = await page.context().newPage();
  await later.clock.install({ time: Date.now() + 91 * 86_400_000 });
  await later.goto('/services/films/');
  const attribution = await send(later, site, 'next-season');
  expect(attribution.first).toMatchObject({ landingPage: '/services/films/', params: {} });
  expect(attribution.last).toBeUndefined();
});

test('full storage loses no lead', async ({ visit, site }) => {
  const page = await visit('/faqs/');
  await page.evaluate(() => {
    localStorage.clear();
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let item = 0; ; item += 1) {
        try {
          localStorage.setItem(`${size} ${item}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.goto(newsletter);
  expect(await send(page, site, 'full')).toEqual({ first: fromNewsletter, last: fromNewsletter });
});

test('an overlong campaign is truncated, and its lead arrives', async ({ visit, site }) => {
  const page = await visit(`/landing/?utm_source=${'x'.repeat(4000)}&utm_term=%00%0A%ff`);
  const { first } = await send(page, site, 'endless');
  expect(first?.params).toEqual({ utm_source: 'x'.repeat(300), utm_term: '\uFFFD' });
});
