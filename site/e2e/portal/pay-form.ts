import type { Page } from 'playwright';

const details = {
  'First name': 'Maya',
  'Last name': 'Ellison',
  Email: 'maya.ellison@mail.example',
  Phone: '(813) 555-0142',
  Address: '218 Palmetto Street',
  City: 'Tampa',
  State: 'Florida',
  'ZIP code': '33602',
};

/** Fills in the payer's details. @param change values that differ from the defaults */
export async function fillDetails(page: Page, change: Partial<typeof details> = {}): Promise<void> {
  const { State: state, ...texts } = { ...details, ...change };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption(state);
}

/** Types a card into the fields of the built-in test provider. */
export async function fillTestCard(page: Page, number: string, cvc = '314'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill(cvc);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Pay \$|Processing)/ });

export const errorBox = (page: Page) => page.getByRole('main').getByRole('alert');

export const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
