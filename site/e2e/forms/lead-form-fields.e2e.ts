import { expect, phone, test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';
import { failedCalls, leadsOf, postsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage, visitor } from './lead-form-page.ts';

const required = {
  fullName: 'Enter your full name.',
  email: 'Enter an email address like name@example.com.',
  phoneNumber: 'Enter your phone number with its area code.',
  termsAgreed: 'Check the box to agree to our terms and privacy policy.',
};

const island = /lead-form[^/]*\.js$/;

test('each invalid field has its message, from the page or from the server, until it is corrected', async ({
  visit,
}) => {
  const page = await visit('/landing/', { allowedProblems: /422/ });
  const posts = postsOf(page);
  const form = new LeadFormPage(page);
  const messages = form.form.locator('.msg').filter({ visible: true });
  await form.wake();
  await form.submit.click();
  for (const [field, text] of Object.entries(required))
    await expect(form.messageOf(field), field).toHaveText(text);
  await expect(form.messageOf('country')).toBeHidden();
  await expect(form.fullName).toBeFocused();
  await expect(form.fullName).toHaveAttribute('aria-invalid', 'true');
  await expect(form.fullName).toHaveAccessibleDescription(required.fullName);
  expect(posts.filter((path) => failedCalls.test(path))).toEqual([]);

  // The first field that is invalid gets the focus.
  await form.type({ ...visitor, email: 'jordan@' });
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.messageOf('email')).toHaveText(required.email);
  await expect(messages).toHaveCount(1);
  await form.email.fill('jordan@mail.example');
  await expect(form.messageOf('email')).toBeHidden();
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');

  // The page accepts a control character as a name. The server ignores it and finds no name.
  await form.fullName.fill('\u0007');
  await form.submit.click();
  await expect(form.messageOf('fullName')).toHaveText(required.fullName);
  await expect(form.fullName).toBeFocused();
  await expect(form.failure).toHaveText(
    `Submission issues: Email: Full name: ${required.fullName}, CRM: Client name: ${required.fullName}`,
  );
  await expect(form.submit).toBeEnabled();
});

test('an email address can have letters of any alphabet, and a long page address loses no lead', async ({
  visit,
  site,
}) => {
  const page = await visit(`/landing/#${'x'.repeat(6000)}`);
  const form = new LeadFormPage(page);
  await form.fill({ ...visitor, email: 'zoë@mail.example' });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'zoë')).toHaveLength(1);
});

test('what was typed before the script came is kept and sent', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const script = await hold(page, island);
  const form = new LeadFormPage(page);
  await form.type(someone('early'));
  await expect.poll(() => script.held.length).toBeGreaterThan(0);
  const typed = { ...someone('early'), country: 'UNITED STATES', termsAgreed: true };
  expect(await form.values()).toEqual(typed);
  await script.release();
  await form.untilAwake();
  expect(await form.values()).toEqual(typed);
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'early')).toMatchObject([{ phone: '+1 (813) 555-0142' }]);
});

test('a form whose script does not come is sent by the browser', async ({ visit, site }) => {
  const page = await visit('/landing/');
  await hold(page, island);
  const form = new LeadFormPage(page);
  await form.type(someone('impatient'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'impatient')).toHaveLength(1);
});

test('the country is closed until its dial code is pressed, and chosen by name, dial code, or letters', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  const activeOption = () =>
    form.country.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  await form.wake();
  await form.email.focus();
  await page.keyboard.press('Tab');
  await expect(form.dialCode).toBeFocused();
  await expect(form.dialCode).toHaveAttribute('aria-expanded', 'false');
  await expect(form.country).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(form.country).toBeFocused();
  await expect(form.country).toHaveRole('combobox');
  await expect(form.country).toHaveAttribute('aria-expanded', 'true');
  expect(await form.options.count()).toBeGreaterThan(200);

  // Arrows and End move through the list; Escape restores the choice.
  await expect.poll(activeOption).toMatch(/^United States/);
  await page.keyboard.press('ArrowUp');
  await expect.poll(activeOption).toMatch(/^United Kingdom/);
  await page.keyboard.press('End');
  await expect.poll(activeOption).toMatch(/^Z|^Å/);
  await page.keyboard.type('fra');
  await expect(form.options.first()).toContainText('France');
  await page.keyboard.press('Escape');
  await expect(form.country).toHaveValue('UNITED STATES');
  await expect(form.dialCode).toContainText('+1');
  await expect(form.dialCode).toBeFocused();
  await expect(form.options).toHaveCount(0);

  await form.searchCountry('+33');
  await expect(form.options.first()).toContainText('France');
  await form.country.fill('jp');
  await expect(form.options.first()).toContainText('Japan');
  await form.country.fill('atlantis');
  await expect(form.options).toHaveCount(0);
  const noMatch = form.form.getByText('No country matches “atlantis”.').filter({ visible: true });
  await expect(noMatch).toHaveCount(1);

  await form.country.fill('united k');
  await expect(form.options).toHaveCount(1);
  await expect.poll(activeOption).toMatch(/^United Kingdom/);
  await page.keyboard.press('Enter');
  await expect(form.country).toHaveValue('United Kingdom');
  await expect(form.dialCode).toContainText('+44');
  await expect(form.country).toBeHidden();
  await expect(form.phoneNumber).toBeFocused();

  // The form keeps its own label for its first country.
  await form.searchCountry('usa');
  await page.keyboard.press('Enter');
  await expect(form.country).toHaveValue('UNITED STATES');
});

test('the country is chosen by touch on a phone', async ({ visit }) => {
  const page = await visit('/landing/', phone);
  const form = new LeadFormPage(page);
  await form.dialCode.tap();
  await form.options.filter({ hasText: /^Canada/ }).tap();
  await expect(form.country).toHaveValue('Canada');
  await form.dialCode.tap();
  await form.options.filter({ hasText: /^Australia/ }).tap();
  await expect(form.country).toHaveValue('Australia');
  await expect(form.dialCode).toContainText('+61');
});
