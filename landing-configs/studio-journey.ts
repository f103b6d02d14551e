import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect } from '../site/e2e/harness/expect.ts';

/** What a newcomer does at one of the journey's moments. */
export interface Journey {
  page: Page;
  /** The time that a person takes to find the next thing to click, in ms. */
  lookMs: number;
  /** The time between two keys, in ms. */
  keyMs: number;
  /** Called when there is something to see. @param moment such as `variant` */
  onMoment?: (moment: string) => Promise<void>;
}

/** A picture of an author's own. */
const picture = fileURLToPath(new URL('artwork/screenshot.webp', import.meta.url));

/**
 * A variant of landing page 8 for Tampa: another headline, one section moved, one added with an own picture, published. Begins
 * on the open studio.
 */
export async function makeTampaPage({
  page,
  lookMs,
  keyMs,
  onMoment = async () => {},
}: Journey): Promise<void> {
  const frame = page.frameLocator('iframe');
  const dialog = page.getByRole('dialog');
  const form = page.getByRole('complementary', { name: 'Form' });
  const look = () => page.waitForTimeout(lookMs);
  const click = async (name: string, within: Pick<Page, 'getByRole'> = page) => {
    await look();
    await within.getByRole('button', { name, exact: true }).click();
  };
  const write = async (label: string, text: string, within: Pick<Page, 'getByLabel'> = page) => {
    await look();
    await within.getByLabel(label, { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text, { delay: keyMs });
  };

  await onMoment('pages');
  await click('New page or variant');
  await look();
  await dialog.getByLabel('Start from').selectOption({ label: 'A variant of /lp8/' });
  await write('Title', 'Resumes for Tampa', dialog);
  await write('Name of the file', 'tampa', dialog);
  await onMoment('variant');
  await click('Create the variant', dialog);
  await expect(page.getByRole('heading', { name: 'tampa.yaml' })).toBeVisible();

  await write('Headline', 'The {rotate}\nresume that Tampa reads.');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Tampa');
  await onMoment('headline');
  await click('Fair questions.');
  await click('Move Fair questions. up');
  await onMoment('moved');

  await click('Add section');
  await onMoment('gallery');
  await look();
  await page.keyboard.type('intro', { delay: keyMs });
  await look();
  await dialog.getByRole('button', { name: /^Service intro/ }).click();
  await onMoment('added');
  await look();
  await page.getByRole('button', { name: /^Image: / }).click();
  await look();
  await onMoment('choices');
  await page.getByLabel('Upload a picture').setInputFiles(picture);
  await write('Alternative text', 'A resume with an editor’s corrections', form);
  await expect(frame.getByAltText('A resume with an editor’s corrections')).toBeVisible();
  await onMoment('picture');

  await click('Settings of /tampa/');
  await write('Description', 'A resume for Tampa, edited by hand.', form);
  await click('Publish');
  await expect(dialog).toContainText('changes');
  await onMoment('changes');
  await click('Publish now', dialog);
  await expect(dialog.getByRole('heading', { name: 'Live' })).toBeVisible({ timeout: 200_000 });
  await onMoment('live');
}
