import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';

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

  /** Opens a picture and waits until its largest file is shown. @param at index among the visible ones */
  async open(at = 0): Promise<Locator> {
    const opener = this.openers.nth(at);
    await opener.click();
    await this.untilLoaded();
    return opener;
  }

  async untilLoaded(): Promise<void> {
    await expect(this.picture).toHaveAttribute('aria-busy', 'false');
  }

  /** The scale of the picture and its offset from the center of its stage, in px. */
  view(): Promise<{ scale: number; x: number; y: number }> {
    return this.picture.evaluate((picture) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
      return { scale: Math.round(a * 1000) / 1000, x: Math.round(e), y: Math.round(f) };
    });
  }

  async scale(): Promise<number> {
    return (await this.view()).scale;
  }

  /** The distances from the stage's edges to the picture's, in px; negative where the picture is larger. */
  gaps(): Promise<{ left: number; right: number; top: number; bottom: number }> {
    return this.picture.evaluate((picture) => {
      const box = picture.getBoundingClientRect();
      const stage = picture.closest('.stage')?.getBoundingClientRect() ?? box;
      return {
        left: Math.round(box.left - stage.left),
        right: Math.round(stage.right - box.right),
        top: Math.round(box.top - stage.top),
        bottom: Math.round(stage.bottom - box.bottom),
      };
    });
  }
}
