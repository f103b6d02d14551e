import type { Page } from 'playwright';
import { expect } from '../../harness/browser-test.ts';
import { addAuthor, openDraft } from './open-draft.ts';
import { studioSite } from './studio-site.ts';

const { test } = studioSite();

test.beforeAll(({ site }) => addAuthor(site));

const row = (page: Page, name: string) => page.locator('.outline li').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

test('sections, and items of a list, are dragged to another place', async ({ visit, site }) => {
  const { page, frame, yaml } = await openDraft({ visit, site }, 'landing');
  const first = frame.locator('main > :nth-child(2)');
  await expect(first).toHaveAttribute('id', 'clients');
  await row(page, 'Pick a box').dragTo(row(page, 'They write on'), { targetPosition: { x: 60, y: 4 } });
  await expect(first).toHaveAttribute('id', 'packages');
  await expect(row(page, 'Pick a box')).toContainText('moved up');

  const words = page.getByRole('list', { name: 'Words that rotate' }).getByRole('listitem');
  await words
    .nth(0)
    .locator('.row-grip')
    .dragTo(words.nth(2), { targetPosition: { x: 60, y: 30 } });
  await expect(yaml).toContainText('rotate: [Hand-Made, Acid-Free, Cotton, Letterpressed]');
  await expect(words.nth(2).getByRole('textbox')).toHaveValue('Cotton');
  await page.getByRole('button', { name: 'Undo, Ctrl Z' }).click();
  await expect(words.nth(0).getByRole('textbox')).toHaveValue('Cotton');
});

test('a click on a picture offers others, and takes an upload with words for it', async ({ visit, site }) => {
  const { page, frame } = await openDraft({ visit, site }, 'letterpress');
  const shown = frame.getByRole('img', { name: 'Letterhead of a law office' });
  const before = await shown.getAttribute('src');
  await shown.click();
  const chosen = page.locator('.picture-now button:focus');
  await expect(chosen).toContainText('own/samples/letterhead.webp');
  await chosen.click();
  await page.getByRole('button', { name: /swatch-book\.webp/ }).click();
  await expect(shown).not.toHaveAttribute('src', before ?? '');

  await page.locator('.picture-now button').first().click();
  await page
    .getByLabel(/Upload a picture/)
    .setInputFiles('generator/fixtures/northlight/media/own/samples/postcard.webp');
  await field(page, 'Alternative text').fill('A postcard of a lighthouse');
  await expect(frame.getByRole('img', { name: 'A postcard of a lighthouse' })).toBeVisible();
  await expect(page.getByText('No mistakes')).toBeVisible();
});

test('what is typed in the YAML shows on the page and in the form, and a mistake names its line', async ({
  visit,
  site,
}) => {
  const { page, frame, yaml } = await openDraft({ visit, site }, 'landing');
  const line = (text: string) => yaml.locator('.cm-line').filter({ hasText: text });
  await line('A printer on the phone').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Soon.');
  await expect(frame.locator('.lead').first()).toHaveText(/at your door\. Soon\.$/);
  await expect(field(page, 'Lead')).toHaveValue(/at your door\. Soon\.$/);

  await page.keyboard.press('Home');
  await page.keyboard.type(': ');
  await expect(page.getByRole('button', { name: /^1 mistake, line \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(frame.locator('.lead').first()).toHaveText(/Soon\.$/);
  await page.getByRole('button', { name: /more pages$/ }).click();
  await page.locator('.page-list .page').filter({ hasText: '/faqs/' }).click();
  await field(page, 'Title').fill('Good questions.');
  await expect(frame.getByRole('heading', { name: 'Good questions.' })).toBeVisible();
});

test('an earlier version of a page comes back from its history, and its settings change its title', async ({
  visit,
  site,
}) => {
  const { page, frame } = await openDraft({ visit, site }, 'terms');
  await page.getByRole('button', { name: 'Settings of /terms/' }).click();
  await field(page, 'Title').fill('The small print');
  const entry = page.locator('.page-list li.open');
  await expect(entry).toContainText('1 change');
  await expect(entry.locator('.page')).toHaveAttribute('title', /^The small print/);
  await entry.hover();
  await entry.getByRole('button', { name: 'More about /terms/' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of /terms/' });
  await expect(dialog).toContainText('Begin');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Title')).not.toHaveValue('The small print');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a value of all pages lists them before it is saved', async ({ visit, site }) => {
  const { page, frame } = await openDraft({ visit, site }, 'landing');
  await page.getByText('Shared by all pages').click();
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
  await page.getByRole('button', { name: 'What is the smallest order?' }).click();
  const note = page.getByRole('region', { name: /^Shows on \d+ pages$/ });
  await expect(note).toContainText('/faqs/');
  const everywhere = note.getByRole('button', { name: /^Change on/ });
  await expect(everywhere).toBeDisabled();
  await field(page, 'Answer').fill('Fifty sheets.');
  await expect(note).toContainText('Until you choose');
  await expect(page.locator('.page-list .changed')).toHaveCount(0);
  await everywhere.click();
  await expect(note).toContainText('Nothing is changed yet.');
  await expect(frame.getByText('Fifty sheets.')).toBeAttached();
});

test('an inherited value says what its override costs, and goes back', async ({ visit, site }) => {
  const { page, frame, yaml } = await openDraft({ visit, site }, 'night');
  const lead = field(page, 'Lead');
  const before = await lead.inputValue();
  await lead.click();
  const note = page.locator('.inherited-note:visible');
  await expect(note).toContainText('Comes from landing. Changing it here writes 1 line to night.yaml.');
  await lead.fill('By lamplight.');
  await expect(frame.locator('.lead').first()).toHaveText('By lamplight.');
  await expect(yaml).toContainText('lead: By lamplight.');
  await note.getByRole('button', { name: 'Go back to landing’s text' }).click();
  await expect(lead).toHaveValue(before);
  await expect(yaml).not.toContainText('By lamplight.');
});
