import type { Route } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { LeadFormPage, visitor } from './lead-form-page.ts';

const required = {
  fullName: 'Enter your full name.',
  email: 'Enter an email address like name@example.com.',
  phoneNumber: 'Enter a phone number with at least five digits.',
  termsAgreed: 'Check the box to agree to the Terms, Conditions and Privacy Policy.',
};

test('an empty form says beside every required field what is missing, and nothing is sent', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.submit.click();
  for (const [field, text] of Object.entries(required))
    await expect(form.messageOf(field), field).toHaveText(text);
  await expect(form.messageOf('country')).toBeHidden();
  await expect(form.fullName).toBeFocused();
  await expect(form.fullName).toHaveAttribute('aria-invalid', 'true');
  await expect(form.fullName).toHaveAccessibleDescription(required.fullName);
  expect(site.leads()).toEqual([]);
});

test('the focus goes to the first field that is wrong, and its message goes when it is mended', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill({ ...visitor, email: 'jordan@' });
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.messageOf('email')).toHaveText(required.email);
  await expect(form.form.locator('.msg').filter({ visible: true })).toHaveCount(1);
  await form.email.fill('jordan@mail.example');
  await expect(form.messageOf('email')).toBeHidden();
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
});

test('what the server has to say about a field stands beside that field', async ({ visit }) => {
  const page = await visit('/landing/', { mayComplain: /422/ });
  const form = new LeadFormPage(page);
  // A name that the form lets pass and the server does not: control characters are nothing to it.
  await form.fill({ ...visitor, fullName: '\u0007' });
  await form.submit.click();
  await expect(form.messageOf('fullName')).toHaveText(required.fullName);
  await expect(form.fullName).toBeFocused();
  await expect(form.failure).toBeHidden();
  await expect(form.submit).toBeEnabled();
});

test('an address in letters of other alphabets is an address, and a long page address loses no lead', async ({
  visit,
  site,
}) => {
  const page = await visit(`/landing/#${'x'.repeat(6000)}`);
  const form = new LeadFormPage(page);
  await form.fill({ ...visitor, email: 'zoë@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter((lead) => lead.email === 'zoë@mail.example')).toHaveLength(1);
});

test('what was typed before the script came is kept and sent', async ({ visit, site }) => {
  const held: Route[] = [];
  const page = await visit('/landing/', {
    before: (page) => page.route(/lead-form[^/]*\.js$/, (route) => void held.push(route)),
  });
  const form = new LeadFormPage(page);
  await form.type({ ...visitor, email: 'early@mail.example' });
  await form.country.fill('germany');
  await expect.poll(() => held.length).toBe(1);
  const typed = { ...visitor, email: 'early@mail.example', termsAgreed: true };
  expect(await form.values()).toEqual({ ...typed, country: 'germany' });
  for (const route of held) await route.continue();
  await form.untilAwake();
  expect(await form.values()).toEqual({ ...typed, country: 'germany' });
  await form.country.press('Enter');
  await expect(form.country).toHaveValue('GERMANY');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter((lead) => lead.email === 'early@mail.example')).toMatchObject([
    { phone: '+49 (813) 555-0142', country: 'GERMANY' },
  ]);
});

test('a form that is sent before its script came is sent by the browser', async ({ visit, site }) => {
  const page = await visit('/landing/', {
    before: (page) => page.route(/lead-form[^/]*\.js$/, () => undefined),
  });
  const form = new LeadFormPage(page);
  await form.type({ ...visitor, email: 'impatient@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter((lead) => lead.email === 'impatient@mail.example')).toHaveLength(1);
});

test('the country is found and chosen by keyboard, and sets the dial code', async ({ visit }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.focus();
  await expect(form.country).toHaveRole('combobox');
  await expect(form.country).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(form.country).toHaveAttribute('aria-expanded', 'true');
  expect(await form.options.count()).toBeGreaterThan(200);
  await form.country.fill('united k');
  await expect(form.options).toHaveCount(1);
  const option = form.options.first();
  await expect(option).toContainText('UNITED KINGDOM');
  await expect(form.country).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '-',
  );
  await page.keyboard.press('Enter');
  await expect(form.country).toHaveValue('UNITED KINGDOM');
  await expect(form.dialCode).toContainText('+44');
  await expect(form.options).toHaveCount(0);
  await expect(form.country).toBeFocused();
});

test('the arrows and End go through the list, and Escape puts back what was chosen', async ({ visit }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.email.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const active = () =>
    form.country.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  await expect.poll(active).toMatch(/^UNITED STATES/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toMatch(/^UNITED KINGDOM/);
  await page.keyboard.press('End');
  await expect.poll(active).toMatch(/^Z|^Å/);
  await page.keyboard.type('fra');
  await expect(form.options.first()).toContainText('FRANCE');
  await page.keyboard.press('Escape');
  await expect(form.country).toHaveValue('UNITED STATES');
  await expect(form.dialCode).toContainText('+1');
  await expect(form.options).toHaveCount(0);
});

test('a country is found by its dial code and by its two letters', async ({ visit }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.focus();
  await form.country.fill('+33');
  await expect(form.options.first()).toContainText('FRANCE');
  await form.country.fill('jp');
  await expect(form.options.first()).toContainText('JAPAN');
  await form.country.fill('atlantis');
  await expect(form.options).toHaveCount(0);
  await expect(form.form.getByText('No country matches “atlantis”.').filter({ visible: true })).toHaveCount(
    1,
  );
});

test('the country is chosen by touch on a phone', async ({ visit }) => {
  const page = await visit('/landing/', phone);
  const form = new LeadFormPage(page);
  await form.wake();
  await form.country.tap();
  await form.options.filter({ hasText: /^CANADA/ }).tap();
  await expect(form.country).toHaveValue('CANADA');
  await form.country.tap();
  await form.options.filter({ hasText: /^AUSTRALIA/ }).tap();
  await expect(form.country).toHaveValue('AUSTRALIA');
  await expect(form.dialCode).toContainText('+61');
});
