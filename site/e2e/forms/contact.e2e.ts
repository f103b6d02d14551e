import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';

const message = {
  fullName: 'Jordan Ellis',
  email: 'contact@mail.example',
  phoneNumber: '(813) 555-0142',
  subject: 'Rush service',
  message: 'Can you do it\nby Monday?',
};

function contactForm(page: Page) {
  const form = page.locator('#contact-form');
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    messageOf: (name: string) => form.locator(`[data-field="${name}"] .msg`),
    send: () => form.getByRole('button', { name: 'Send Message' }).click(),
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    },
  };
}

test('missing fields have messages, the first one gets the focus, and a complete message is stored once', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact/');
  const { fill, field, messageOf, send } = contactForm(page);
  await fill({ fullName: message.fullName, phoneNumber: message.phoneNumber });
  await send();
  await expect(field('email')).toBeFocused();
  await expect(messageOf('email')).toHaveText('Enter an email address like name@example.com.');
  await expect(messageOf('subject')).toHaveText('Enter a short subject.');
  await expect(messageOf('message')).toHaveText('Write your message.');
  await expect(messageOf('termsAgreed')).toContainText('Check the box');
  await expect(messageOf('fullName')).toBeHidden();

  await fill(message);
  await field('termsAgreed').check();
  await send();
  await page.waitForURL('**/thankyou#received');
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(
    'Thank you! Both our desks have your request.',
  );
  expect(site.leads().filter(({ email }) => email === message.email)).toMatchObject([
    {
      full_name: 'Jordan Ellis',
      phone: '(813) 555-0142',
      message: 'Rush service\n\nCan you do it\nby Monday?',
      form: 'contact',
      service: 'Contact',
      country: null,
      email_at: expect.any(String),
      crm_at: expect.any(String),
    },
  ]);
});

test('without scripts a message comes back with its errors and values, and then arrives', async ({
  visit,
  site,
}) => {
  const page = await visit('/contact/', { javaScriptEnabled: false, allowedProblems: /422/ });
  const { form, fill, field, messageOf, send } = contactForm(page);
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await fill({ ...message, email: 'plain-contact@mail.example', subject: ' ' });
  await field('marketingConsent').check();
  await field('termsAgreed').check();
  await send();
  await expect(messageOf('subject')).toHaveText('Enter a short subject.');
  await expect(field('message')).toHaveValue(message.message);
  await expect(field('marketingConsent')).toBeChecked();
  await field('subject').fill('Rush service');
  await send();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'plain-contact@mail.example')).toHaveLength(1);
});
