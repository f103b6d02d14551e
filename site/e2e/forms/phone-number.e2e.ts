import { expect, test } from '../harness/browser-test.ts';
import { leadsOf, someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** The most that the numbering code and data weigh, compressed. */
const maxBytes = 25_000;

test('a number is formatted as typed, pasted, or autofilled, and the caret stays where the visitor types', async ({
  visit,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  // The page counts its own requests: one that ended before a listener came is among them.
  const bytes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(numbering|zone)-/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await form.wake();
  await form.phoneNumber.focus();
  await expect.poll(bytes).toBeGreaterThan(5_000);
  await page.waitForLoadState('networkidle');
  expect(await bytes()).toBeLessThanOrEqual(maxBytes);

  await form.phoneNumber.pressSequentially('8135550142');
  await expect(form.phoneNumber).toHaveValue('(813) 555-0142');
  // A digit in the middle is replaced.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(form.phoneNumber).toHaveValue('(813) 565-0142');
  await page.keyboard.type('7');
  await expect(form.phoneNumber).toHaveValue('81356750142');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(form.phoneNumber).toHaveValue('(813) 565-0142');

  await form.phoneNumber.fill('+442079460958');
  await expect(form.phoneNumber).toHaveValue('+44 20 7946 0958');
  await expect(form.dialCode).toContainText('+44');
  await expect(form.country).toHaveValue('United Kingdom');
  await form.phoneNumber.fill('020 7946 0958 ext 7');
  await expect(form.phoneNumber).toHaveValue('020 7946 0958 ext 7');
});

test('an impossible number is refused with its rule, and a doubtful one is questioned once', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill({ ...someone('phoned'), phoneNumber: '8135' });
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toHaveText('A US number has 10 digits.');
  await expect(form.phoneNumber).toBeFocused();
  await expect(form.phoneNumber).toHaveAttribute('aria-invalid', 'true');
  expect(leadsOf(site.leads(), 'phoned')).toEqual([]);

  // The rule follows the country, and the message goes when the number fits.
  await form.chooseCountry('france');
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toContainText('A number in France has 9 digits');
  await form.phoneNumber.fill('1 42 68 53 00');
  await expect(form.messageOf('phoneNumber')).toBeHidden();

  await form.chooseCountry('usa');
  await form.phoneNumber.fill('(813) 155-0142');
  await form.submit.click();
  const question = 'This doesn’t look like a working US number. If it’s right, send it again.';
  await expect(form.messageOf('phoneNumber')).toHaveText(question);
  await expect(form.phoneNumber).toBeFocused();
  await expect(form.phoneNumber).toHaveAccessibleDescription(new RegExp(question));
  await expect(form.phoneNumber).not.toHaveAttribute('aria-invalid');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(leadsOf(site.leads(), 'phoned')).toMatchObject([
    { phone: '+1 (813) 155-0142', country: 'UNITED STATES' },
  ]);
});
