import type { Locator, Page } from 'playwright';

const maxPresses = 150;

/** Moves the focus to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses++) {
    if (presses === maxPresses) throw new Error(`The Tab key does not reach ${target}.`);
    await page.keyboard.press('Tab');
  }
}

/** Types into each field in turn. */
export async function typeInto(page: Page, texts: Iterable<readonly [Locator, string]>): Promise<void> {
  for (const [field, text] of texts) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
}
