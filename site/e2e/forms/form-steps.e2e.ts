import { violationsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/browser-test.ts';

const pdf = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a form goes step by step, keeps what was entered, and shows its message in place', async ({
  visit,
  site,
}) => {
  const page = await visit('/estimate/');
  const form = page.locator('#hero-form');
  const press = (name: string) => form.getByRole('button', { name }).click();
  await press('Next');
  await expect(form.getByLabel('Letterhead')).toBeFocused();
  await expect(form.locator('[data-field="answers.piece"] .msg')).toHaveText('Choose one of these.');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await form.getByLabel('What does it say?').fill('One\nTwo');
  await press('Next');
  await expect(form.getByRole('heading', { name: 'Step 2 of 3' })).toBeFocused();
  await form.getByLabel('When do you need it?').fill('2027-03-04');
  await form.getByLabel('Your artwork').setInputFiles(pdf);
  await press('Back');
  await expect(form.getByLabel('What does it say?')).toHaveValue('One\nTwo');
  await press('Next');
  // Enter goes on as the button does.
  await form.getByLabel('How many copies?').press('Enter');
  await form.getByLabel('Your name').fill('Robin Vale');
  await form.getByLabel('Where do we send it?').fill('steps@mail.example');
  await form.getByLabel('Phone').fill('(218) 555-0163');
  await form.getByRole('checkbox').check();
  await press('Ask For The Estimate');
  await expect(form.getByRole('heading', { name: 'The estimate is on its way.' })).toBeVisible();
  await expect(form.locator('.thanks')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  const [lead, ...others] = site.leads().filter(({ email }) => email === 'steps@mail.example');
  expect(others).toEqual([]);
  expect(JSON.parse(String(lead?.answers))).toEqual([
    { id: 'piece', label: 'What do you need?', value: 'Cards' },
    { id: 'words', label: 'What does it say?', value: 'One\nTwo' },
    { id: 'deadline', label: 'When do you need it?', value: '2027-03-04' },
  ]);
});

test('without JavaScript, all steps are one form, and the message of the page follows', async ({ visit }) => {
  const page = await visit('/estimate/weddings/#form-visit', { javaScriptEnabled: false });
  const steps = page.locator('#hero-form .step');
  await expect(steps).toHaveCount(3);
  for (const step of await steps.all()) await expect(step).toBeVisible();
  await expect(page.locator('#hero-form').getByRole('button')).toHaveText(['Ask For The Estimate']);
  const form = page.locator('#dialog-visit');
  await form.getByLabel('Name').fill('Robin Vale');
  await form.getByLabel('Email', { exact: true }).fill('visit@mail.example');
  await form.getByLabel('Phone').fill('(218) 555-0163');
  await form.getByLabel('What would you like to see?').fill('The press');
  await form.getByLabel('Anything else?').fill('No');
  await form.locator('[name="termsAgreed"]').check();
  await form.getByRole('button', { name: 'Ask For A Visit' }).click();
  await expect(form.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect(form.getByLabel('Name')).toBeHidden();
});

test('in a dialog about a package, the message has its heading in place of the package', async ({
  visit,
}) => {
  const page = await visit('/estimate/weddings/');
  const form = page.locator('#dialog-visit');
  const title = form.getByRole('heading', { name: 'Visit the mill' });
  await page.getByRole('link', { name: 'Ask About Invitations' }).click();
  await expect(title).toHaveCSS('position', 'absolute');
  await form.getByLabel('Name').fill('Robin Vale');
  await form.getByLabel('Email', { exact: true }).fill('package@mail.example');
  await form.getByLabel('Phone').fill('(218) 555-0163');
  await form.getByLabel('What would you like to see?').fill('The press');
  await form.getByLabel('Anything else?').fill('No');
  await form.locator('[name="termsAgreed"]').check();
  await form.getByRole('button', { name: 'Ask For A Visit' }).click();
  await expect(form.getByRole('heading', { name: 'Congratulations!' })).toHaveCSS('position', 'static');
});
