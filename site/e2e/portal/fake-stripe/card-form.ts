import type { FrameLocator, Locator, Page } from 'playwright';

export interface TypedCard {
  number: string;
  /** Such as `12 / 34` or `1234`. */
  expiry: string;
  cvc: string;
}

/** A card that is charged without a challenge. */
export const goodCard: TypedCard = { number: '4242424242424242', expiry: '12 / 34', cvc: '314' };

const titles = {
  number: 'Secure card number input frame',
  expiry: 'Secure expiration date input frame',
  cvc: 'Secure CVC input frame',
};

/** The input inside Stripe's frame. */
export const cardField = (page: Page, field: keyof TypedCard): Locator =>
  page.frameLocator(`iframe[title="${titles[field]}"]`).getByRole('textbox');

/** Types a card into Stripe's fields. Omitted fields stay as they are. */
export async function fillCard(page: Page, card: Partial<TypedCard> = goodCard): Promise<void> {
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    const text = card[field];
    if (text !== undefined) await cardField(page, field).fill(text);
  }
}

/** The dialog with the bank's challenge. */
export const challengeDialog = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src*="three-ds-2-challenge"]');

const bankButtons = { pass: 'Complete authentication', fail: 'Fail authentication' };

/** Passes or fails the bank's challenge, or closes it. */
export async function completeChallenge(page: Page, answer: 'pass' | 'fail' | 'close'): Promise<void> {
  const dialog = challengeDialog(page);
  const bank = dialog.frameLocator('iframe[name="challengeFrame"]');
  const button =
    answer === 'close'
      ? dialog.getByRole('button', { name: 'Close' })
      : bank.getByRole('button', { name: bankButtons[answer] });
  // The keyboard of the page, because a click waits for its frame, which the click removes.
  await button.focus();
  await page.keyboard.press('Enter');
}
