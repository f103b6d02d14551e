import { describe, test } from 'vitest';
import { expect } from '../harness/expect.ts';
import { decisions, endings, type Journey, live, submissions, vendorsOf } from './journey.ts';
import { startTaggedSite, untilDecided, withPrivacyControl } from './tagged-site.ts';

/** With `JOURNEYS=all`, every combination, which takes 8 minutes. Otherwise every two parts come together in a journey. */
const isComplete = process.env.JOURNEYS === 'all';

const journeys: Journey[] = submissions.flatMap((sending, first) =>
  decisions.flatMap((decision, second) =>
    endings.flatMap((ending, third) => {
      const place = first + second + third;
      if (!isComplete && place % endings.length !== 0) return [];
      const path = place % 3 === 0 ? '/own-tags/' : '/landing/';
      return { name: `visitor-${first}-${second}-${third}`, path, decision, sending, ending };
    }),
  ),
);

/** Journeys at a time: one waits for the server or a platform while the other runs. */
const lanes = 2;

test(`in ${journeys.length} journeys, each platform gets exactly one conversion per lead`, {
  timeout: 1_200_000,
}, async () => {
  await using tagged = await startTaggedSite('opt-in');
  const expected = new Map<string, string[]>();
  const failed: string[] = [];
  const waiting = [...journeys];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
        try {
          for (const email of await live(journey, tagged)) expected.set(email, vendorsOf(journey));
        } catch (error) {
          failed.push(`${journey.name} (${Object.values(journey).join(', ')}): ${error}`);
        }
      }
    }),
  );
  expect(failed).toEqual([]);
  const leads = tagged.site.leads();
  expect(leads.map(({ email }) => String(email)).sort()).toEqual([...expected.keys()].sort());
  const hits = tagged.vendors.conversions();
  const seen = leads.map(({ id, email }) => [
    email,
    hits
      .filter((hit) => hit.id === id)
      .map(({ vendor }) => vendor)
      .sort(),
  ]);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  expect(hits).toHaveLength([...expected.values()].flat().length);
});

describe('in opt-out mode', () => {
  test('tags load without a banner, and nothing is requested after an objection', async () => {
    await using tagged = await startTaggedSite('opt-out');
    const { newVisitor, vendors } = tagged;
    /** Waits until each platform has heard of so many page views since then. */
    const untilViewed = (since: number, views: number) =>
      expect
        .poll(() =>
          ['en=page_view', 'ev=PageView'].map(
            (event) => vendors.requests.slice(since).filter((one) => one.includes(event)).length,
          ),
        )
        .toEqual([views, views]);
    await using context = await newVisitor();
    const page = await context.newPage();
    await page.goto('/landing/');
    await expect.poll(() => vendors.requests.filter((one) => one.includes('ev=PageView')).length).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Cookies for ads?' })).toHaveCount(0);
    // A page with one kind of tags offers all.
    await page.goto('/measured/');
    await untilDecided(page);
    await page.getByRole('link', { name: 'Your privacy choices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
    for (const name of ['Measurement', 'Advertising'])
      await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Reject all' }).click();
    const before = vendors.requests.length;
    await reloaded;
    await untilDecided(page);
    for (const path of ['/landing/', '/', '/own-tags/', '/thankyou']) {
      await page.goto(path);
      await untilDecided(page);
    }
    expect(vendors.requests.slice(before)).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name.startsWith('_'))).toEqual([]);

    await page.getByRole('link', { name: 'Your privacy choices' }).click();
    await dialog.getByRole('button', { name: 'Accept all' }).click();
    // The page itself reports its view now, and so does the next one; both are over before the signal.
    await untilViewed(before, 1);
    await page.goto('/landing/');
    await untilViewed(before, 2);

    // A signal that comes later outweighs the decision, until the visitor decides again.
    await withPrivacyControl(context);
    const signaled = vendors.requests.length;
    await page.goto('/landing/');
    await untilDecided(page);
    await page.getByRole('link', { name: 'Your privacy choices' }).click();
    for (const name of ['Measurement', 'Advertising'])
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    expect(vendors.requests.slice(signaled)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept all' }).click();
    await expect
      .poll(() => vendors.requests.slice(signaled).some((one) => one.includes('ev=PageView')))
      .toBe(true);

    await using private_ = await newVisitor();
    await withPrivacyControl(private_);
    const silent = vendors.requests.length;
    const quiet = await private_.newPage();
    for (const path of ['/landing/', '/own-tags/', '/thankyou']) {
      await quiet.goto(path);
      await untilDecided(quiet);
    }
    await page.goto('/');
    await expect
      .poll(() => vendors.requests.slice(silent).some((one) => one.includes('ev=PageView')))
      .toBe(true);
    const fromQuiet = vendors.requests.slice(silent).filter((one) => one.includes('ev=PageView'));
    expect(fromQuiet).toHaveLength(1);
    await quiet.getByRole('link', { name: 'Your privacy choices' }).click();
    await expect(quiet.getByText('Global Privacy Control')).toBeVisible();
    for (const name of ['Measurement', 'Advertising'])
      await expect(quiet.getByRole('checkbox', { name })).not.toBeChecked();
  });

  test('nothing loads on payment pages, on pages that turn tags off, and at other addresses', async () => {
    await using tagged = await startTaggedSite('opt-out');
    const { newVisitor, vendors, site } = tagged;
    await using context = await newVisitor();
    const page = await context.newPage();
    for (const path of ['/staff/create-payment/', '/payment/x', '/untagged/']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-island="tags"]')).toHaveCount(0);
    }
    await page.goto(`${site.url}/landing/`);
    await untilDecided(page);
    await page.waitForLoadState('networkidle');
    expect(vendors.requests).toEqual([]);
  });
});
