import type { Locator, Page } from 'playwright';
import { expect } from '../../harness/browser-test.ts';
import { tabTo } from '../../harness/keyboard.ts';
import { addAuthor, openDraft } from './open-draft.ts';
import { studioSite } from './studio-site.ts';

const { test } = studioSite();

test.beforeAll(({ site }) => addAuthor(site));

/** Each of the tests makes many steps. */
const timeout = 300_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses F6 until a panel has the focus. */
async function goTo(page: Page, panel: Locator): Promise<void> {
  const hasFocus = () => panel.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; !(await hasFocus()); presses++) {
    if (presses === 6) throw new Error(`F6 does not reach ${panel}.`);
    await page.keyboard.press('F6');
  }
}

test('a page is found, a section moved, and texts changed in form, page, and YAML', { timeout }, async ({
  visit,
  site,
}) => {
  const { page, frame, yaml } = await openDraft({ visit, site }, 'home');
  const leftPanel = page.getByRole('complementary', { name: 'Pages and sections' });
  const form = page.getByRole('complementary', { name: 'Form' });
  const headline = frame.getByRole('heading', { level: 1 });

  await press(page, 'Control+p');
  await page.keyboard.type('/landing/');
  await press(page, 'Enter');
  await expect(headline).toContainText('paper worth writing on.');

  await goTo(page, leftPanel);
  const clients = page
    .locator('.outline')
    .getByRole('button', { name: 'They write on our paper', exact: true });
  await tabTo(page, page.locator('.outline .name').first());
  await press(page, 'ArrowDown');
  await expect(clients).toBeFocused();
  await press(page, 'Alt+ArrowDown');
  await expect(frame.locator('main > :nth-child(2)')).toHaveAttribute('id', 'samples');
  await expect(clients).toBeFocused();
  await press(page, 'Alt+ArrowUp', 'Home', 'Enter');
  await expect(frame.locator('main > :nth-child(2)')).toHaveAttribute('id', 'clients');

  await goTo(page, form);
  // Items of a list go up and down, and away.
  await tabTo(page, page.getByLabel('Word 1', { exact: true }));
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByLabel('Word 2', { exact: true })).toHaveValue('Cotton');
  await expect(page.getByLabel('Word 2', { exact: true })).toBeFocused();
  await tabTo(page, button(page, 'Remove Word 2'));
  await press(page, 'Enter');
  await expect(page.getByLabel('Word 2', { exact: true })).toHaveValue('Acid-Free');
  await expect(page.getByLabel('Word 2', { exact: true })).toBeFocused();

  const lead = page.getByLabel('Lead', { exact: true }).first();
  await tabTo(page, lead);
  await press(page, 'Control+a');
  await page.keyboard.type('A printer calls you.');
  await expect(frame.locator('.lead').first()).toHaveText('A printer calls you.');
  await press(page, 'Control+z');
  await expect(lead).toHaveValue(/^A printer on the phone/);
  await press(page, 'Control+Shift+z');
  await expect(lead).toHaveValue('A printer calls you.');

  // The page: Tab goes from text to text, and leaves after the last one.
  const preview = page.getByRole('region', { name: 'Page', exact: true });
  await goTo(page, preview);
  await tabTo(page, page.locator('.canvas iframe'));
  const text = frame.locator('.lead').first();
  for (let presses = 0; !(await text.evaluate((one) => one === document.activeElement)); presses++) {
    if (presses === 30) throw new Error('The Tab key does not reach the lead.');
    await press(page, 'Tab');
  }
  await press(page, 'Enter', 'Control+a');
  await page.keyboard.type('Call us.');
  await expect(lead).toHaveValue('Call us.');
  await press(page, 'Escape', 'Escape', 'F6');
  await expect(yaml).toBeFocused();
  await expect(yaml).toContainText('lead: Call us.');
  await press(page, 'Shift+F6');
  await tabTo(page, page.locator('.canvas iframe'));
  for (
    let presses = 0;
    await page.locator('.canvas iframe').evaluate((one) => one === document.activeElement);
    presses++
  ) {
    if (presses === 200) throw new Error('The Tab key does not leave the page.');
    await press(page, 'Tab');
  }
  await expect(page.getByRole('separator', { name: 'Height of the YAML panel' })).toBeFocused();

  await tabTo(page, button(page, 'Hide'));
  await press(page, 'Enter');
  await expect(button(page, 'Show landing.yaml')).toBeFocused();
  await press(page, 'Enter');
  await expect(yaml).toBeVisible();
});

test('every dialog opens and closes, and the focus returns to its button', { timeout }, async ({
  visit,
  site,
}) => {
  const { page, frame } = await openDraft({ visit, site }, 'terms');
  const opens = async (opener: Locator, dialog: string | RegExp) => {
    await tabTo(page, opener);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await opens(button(page, /draft/i), 'Drafts');
  await opens(button(page, 'Releases'), 'Releases');
  await opens(button(page, 'Preview link'), 'Preview link');
  await opens(button(page, 'Publish'), /publish/i);
  await opens(button(page, 'Find a page, Ctrl P'), 'Find a page');
  await opens(button(page, 'New page or variant'), 'New page or variant');
  const more = button(page, 'More about /terms/');
  await opens(more, '/terms/');
  for (const [name, dialog] of [
    ['Rename or move', 'Rename or move /terms/'],
    ['History', 'History of /terms/'],
    ['Remove', '/terms/ is in use'],
  ] as const) {
    await tabTo(page, more);
    await press(page, 'Enter');
    await tabTo(page, button(page, name));
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await press(page, 'Escape');
    await expect(more).toBeFocused();
  }
  const add = button(page, 'Add section');
  await opens(add, 'Add section');
  await press(page, 'Enter');
  await page.keyboard.type('faqs');
  await tabTo(page, page.locator('.section-gallery li button').first());
  await press(page, 'Enter');
  await expect(add).toBeFocused();
  await expect(frame.locator('#faqs')).toBeInViewport();
  await expect(page.locator('.outline li.open')).toContainText('added');
});
