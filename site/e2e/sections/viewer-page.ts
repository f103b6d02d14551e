import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** A section's viewer, as a visitor uses it. */
export class ViewerPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly stage: Locator;
  readonly picture: Locator;
  readonly openers: Locator;

  /** @param section its id */
  constructor(page: Page, section: string) {
    this.page = page;
    this.openers = page.locator(`#${section} [data-dialog="${section}-viewer"]`).filter({ visible: true });
    this.dialog = page.locator(`#${section}-viewer`);
    this.stage = this.dialog.locator('.stage');
    this.picture = this.stage.locator('.picture');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name });
  }

  /** Opens a picture and waits until its largest file is shown. @param at from 0, of those that can be seen */
  async open(at = 0): Promise<Locator> {
    const opener = this.openers.nth(at);
    await opener.click();
    await this.untilThere();
    return opener;
  }

  async untilThere(): Promise<void> {
    await expect(this.picture).toHaveAttribute('aria-busy', 'false');
  }

  /** The scale and how far, in px, the picture is moved from the middle of its stage. */
  view(): Promise<{ scale: number; x: number; y: number }> {
    return this.picture.evaluate((picture) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
      return { scale: Math.round(a * 1000) / 1000, x: Math.round(e), y: Math.round(f) };
    });
  }

  async scale(): Promise<number> {
    return (await this.view()).scale;
  }

  /** How far, in px, the picture's edges stand within the stage's: none does where the picture is larger. */
  gaps(): Promise<{ left: number; right: number; top: number; bottom: number }> {
    return this.picture.evaluate((picture) => {
      const box = picture.getBoundingClientRect();
      const room = picture.closest('.stage')?.getBoundingClientRect() ?? box;
      return {
        left: Math.round(box.left - room.left),
        right: Math.round(room.right - box.right),
        top: Math.round(box.top - room.top),
        bottom: Math.round(room.bottom - box.bottom),
      };
    });
  }
}
