import { afterAll, beforeAll, test } from 'vitest';
import { LeadFormPage } from '../forms/lead-form-page.ts';
import { violationsOf } from '../harness/axe.ts';
import { phone } from '../harness/browser-test.ts';
import { expect } from '../harness/expect.ts';
import { watchPage } from '../harness/watch-page.ts';
import { startTaggedSite, type TaggedSite, untilDecided } from './tagged-site.ts';

let tagged: TaggedSite;
beforeAll(async () => {
  tagged = await startTaggedSite('opt-in');
});
afterAll(() => tagged[Symbol.asyncDispose]());

test('nothing is requested from a platform before consent, and each gets a lead once after it', async () => {
  const { newVisitor, vendors, site } = tagged;
  await using visitor = await newVisitor();
  const page = await visitor.newPage();
  const problems: string[] = [];
  await watchPage(page, (problem) => problems.push(problem));
  await page.goto('/landing/');
  await untilDecided(page);
  const banner = page.getByRole('dialog', { name: 'Cookies for ads?' });
  await expect(banner).toBeVisible();
  expect(vendors.requests).toEqual([]);

  const form = new LeadFormPage(page);
  await form.fill();
  await expect(banner).toBeHidden();
  await form.terms.check();
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  await untilDecided(page);
  await expect(banner).toBeVisible();
  expect(vendors.requests).toEqual([]);

  await banner.getByRole('button', { name: 'Accept' }).click();
  const [lead] = site.leads();
  const hit = { id: lead?.id, value: '40', currency: 'EUR' };
  await expect
    .poll(() => vendors.conversions().sort((one, other) => one.vendor.localeCompare(other.vendor)))
    .toEqual([
      { vendor: 'ads', event: 'AbC-D_efG-h12', ...hit },
      { vendor: 'analytics', event: 'generate_lead', ...hit },
      { vendor: 'meta', event: 'Lead', ...hit },
    ]);
  const pageViews = () => vendors.requests.filter((request) => request.includes('ev=PageView')).length;
  await page.reload();
  await expect.poll(pageViews).toBe(2);
  await page.goto('/landing/');
  await expect.poll(pageViews).toBe(3);
  expect(vendors.conversions()).toHaveLength(3);
  expect(problems).toEqual([]);
});

test('on a phone the banner leaves the page usable, and the keyboard reaches every choice', async () => {
  await using visitor = await tagged.newVisitor(phone);
  const page = await visitor.newPage();
  await page.goto('/landing/');
  const banner = page.getByRole('dialog', { name: 'Cookies for ads?' });
  await expect(banner).toBeVisible();
  expect((await banner.boundingBox())?.height).toBeLessThan(phone.viewport.height / 4);
  const isOurs = (violation: string) => violation.includes('cc-main') || violation.includes('.cm');
  expect((await violationsOf(page)).filter(isOurs)).toEqual([]);

  const last = page.locator('footer a').last();
  await last.focus();
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottomOf).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0);

  await banner.getByRole('button', { name: 'Choose' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' });
  // The focus moves into the dialog a moment after it opens, and takes a key that came before.
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  const measurement = dialog.getByRole('checkbox', { name: 'Measurement' });
  await measurement.press('Space');
  await expect(measurement).toBeChecked();
  await dialog.getByRole('button', { name: 'Save choices' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  const { value = '' } = (await visitor.cookies()).find(({ name }) => name === 'consent') ?? {};
  expect(JSON.parse(decodeURIComponent(value)).categories).toEqual(['measurement']);
});
