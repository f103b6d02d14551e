import { expect, test } from '../harness/browser-test.ts';

const message = {
  fullName: 'Jordan Ellis',
  email: 'contact@mail.example',
  phoneNumber: '(813) 555-0142',
  subject: 'Rush service',
  message: 'Can you do it\nby Monday?',
};

test('the contact page has its form and says where else the company is found', async ({ visit }) => {
  const page = await visit('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  const form = page.locator('#contact-form');
  for (const label of ['Name', 'Email', 'Phone', 'Subject', 'Message'])
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  const boxes = form.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.nth(0)).not.toHaveAttribute('required');
  await expect(boxes.nth(1)).not.toHaveAttribute('required');
  await expect(form.getByText('at most 4 messages per month')).toBeVisible();
  await expect(boxes.nth(2)).toHaveAttribute('required', '');
  const main = page.locator('main');
  await expect(main.locator('a[href="tel:+12185550147"]').first()).toBeVisible();
  await expect(main.locator('a[href="mailto:desk@northlight.example"]')).toBeVisible();
  await expect(main.getByText('27 Harbor Steps, Floor 2')).toBeVisible();
});

test('a message is stored once, with its subject, and thanked for', async ({ visit, site }) => {
  const page = await visit('/contact/');
  const form = page.locator('#contact-form');
  for (const [name, value] of Object.entries(message)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="termsAgreed"]').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL('**/thankyou#received');
  await expect(page.getByRole('status').filter({ visible: true })).toContainText('submitted successfully');
  const leads = site.leads().filter(({ email }) => email === message.email);
  expect(leads).toMatchObject([
    {
      full_name: 'Jordan Ellis',
      phone: '(813) 555-0142',
      message: 'Rush service\n\nCan you do it\nby Monday?',
      form: 'contact',
      service: 'Contact Us',
      country: null,
      email_at: expect.any(String),
      crm_at: expect.any(String),
    },
  ]);
});

test('what is missing is said beside each field, and the first one gets the focus', async ({ visit }) => {
  const page = await visit('/contact/');
  const form = page.locator('#contact-form');
  await form.locator('[name="fullName"]').fill('Jordan Ellis');
  await form.locator('[name="phoneNumber"]').fill('(813) 555-0142');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  const said = (field: string) => form.locator(`[data-field="${field}"] .msg`);
  await expect(said('email')).toHaveText('Enter an email address like name@example.com.');
  await expect(said('subject')).toHaveText('Enter a short subject.');
  await expect(said('message')).toHaveText('Write your message.');
  await expect(said('termsAgreed')).toContainText('Check the box');
  await expect(said('fullName')).toBeHidden();
});

test('without scripts a message comes back with its errors and values, and then arrives', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact/', { javaScriptEnabled: false, mayComplain: /422/ });
  const form = page.locator('#contact-form');
  await form.evaluate((element) => {
    (element as HTMLFormElement).noValidate = true;
  });
  for (const [name, value] of Object.entries(message)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="email"]').fill('plain-contact@mail.example');
  await form.locator('[name="subject"]').fill(' ');
  await form.locator('[name="marketingConsent"]').check();
  await form.locator('[name="termsAgreed"]').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[data-field="subject"] .msg')).toHaveText('Enter a short subject.');
  await expect(form.locator('[name="message"]')).toHaveValue(message.message);
  await expect(form.locator('[name="marketingConsent"]')).toBeChecked();
  await form.locator('[name="subject"]').fill('Rush service');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'plain-contact@mail.example')).toHaveLength(1);
});
