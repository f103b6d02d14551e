import { violationsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/browser-test.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

const pdf = (bytes: number) => ({
  name: 'sketch.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 1)]),
});

test('a visitor adds a file after a form: canceled, cut off, tried again, kept', async ({ visit }) => {
  const page = await visit('/landing/', { allowedProblems: /ERR_CONNECTION_RESET|415/ });
  const form = new LeadFormPage(page);
  await form.fill(someone('upload'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');

  const field = page.getByLabel('Choose your sketch');
  const calls = '**/api/attachments';
  await page.route(calls, () => {});
  await field.focus();
  await field.setInputFiles(pdf(212_000));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toBeFocused();

  await page.unroute(calls);
  await page.route(calls, (route) => route.abort('connectionreset'));
  await field.setInputFiles(pdf(212_000));
  await expect(page.getByRole('alert').filter({ hasText: 'The connection broke' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  const outcome = page.locator('#upload').getByRole('status');
  await expect(outcome).toContainText('sketch.pdf');
  await expect(outcome).toContainText('212 KB. Your printer has it.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send a different file' })).toBeFocused();

  await page.getByRole('link', { name: 'Send a different file' }).click();
  await field.setInputFiles({ name: 'sketch.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot open SVG drawings.' })).toBeVisible();
});
