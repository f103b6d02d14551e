import type { Page } from 'playwright';
import { violationsOf } from '../../harness/axe.ts';
import { expect, phone } from '../../harness/browser-test.ts';
import { addAuthor, openDraft } from './open-draft.ts';
import { studioSite } from './studio-site.ts';

const { test } = studioSite();

test.beforeAll(({ site }) => addAuthor(site));

const narrow = { width: 1280, height: 800 };
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Each brings the studio into a state. Escape closes what the one before opened. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the list of pages, an open page, and the form of a section': (page) =>
    page.getByRole('heading', { name: 'Hero' }).waitFor(),
  'all pages': (page) => click(page, /more pages$/),
  'open items of a list': (page) => page.locator('.studio-form .row-button').first().click(),
  'the marks of a text': (page) => page.getByLabel('Headline', { exact: true }).focus(),
  'a text is edited on the page': async (page) => {
    await page.frameLocator('.canvas iframe').locator('.lead').first().click();
    await page.getByRole('toolbar', { name: 'Marks' }).last().waitFor();
  },
  'a change': async (page) => {
    await page.getByLabel('Lead', { exact: true }).first().fill('A printer calls.');
    await page.locator('.page-list li.open').getByText('1 change').waitFor();
  },
  'a mistake': async (page) => {
    await page.getByLabel('Value', { exact: true }).first().fill('9');
    await page.getByRole('button', { name: /^1 mistake, line/ }).waitFor();
  },
  'the mistake is undone': async (page) => {
    await click(page, 'Undo, Ctrl Z');
    await page.getByText('No mistakes').waitFor();
  },
  'what can be added to a section': (page) => page.locator('.add-keys > summary').last().click(),
  'the choice of a picture': async (page) => {
    await page.frameLocator('.canvas iframe').getByRole('img', { name: 'Postcard of a lighthouse' }).click();
    await page.locator('.picture-now button:focus').click();
    await page.getByRole('searchbox', { name: 'Find a picture' }).waitFor();
  },
  'the choice of a form': async (page) => {
    await page.locator('.outline .name').first().click();
    await page.locator('.studio-form .picker input').first().click();
    await page.getByRole('listbox').waitFor();
  },
  'the settings of a page': (page) => click(page, 'Settings of /landing/'),
  'the parts of a shared file': async (page) => {
    await page.getByText('Shared by all pages').click();
    await click(page, 'Questions');
    await page.getByRole('heading', { name: 'content/faqs.yaml' }).waitFor();
  },
  'a shared value, with a change that waits for a choice': async (page) => {
    await click(page, 'What is the smallest order?');
    await page.getByLabel('Answer', { exact: true }).fill('Fifty sheets.');
    await page.getByText('Until you choose').waitFor();
  },
  'an inherited value': async (page) => {
    await page.locator('.page-list .page').filter({ hasText: '/night/' }).click();
    await page.getByLabel('Lead', { exact: true }).first().focus();
    await page.locator('.inherited-note:visible').waitFor();
  },
  'no YAML': (page) => click(page, 'Hide'),
  'the drafts': (page) => page.locator('.draft-name').click(),
  'the examples of sections': async (page) => {
    await click(page, 'Add section');
    await dialog(page, 'Add section').getByRole('listitem').first().waitFor();
  },
  'the search of a page': (page) => click(page, 'Find a page, Ctrl P'),
  'a new page': (page) => click(page, 'New page or variant'),
  'the menu of a page': (page) => click(page, 'More about /night/'),
  'a page gets another name': async (page) => {
    await click(page, 'More about /night/');
    await click(page, 'Rename or move');
  },
  'a page is removed': async (page) => {
    await click(page, 'More about /night/');
    await click(page, 'Remove');
  },
  'the history of a page': async (page) => {
    await click(page, 'More about /night/');
    await click(page, 'History');
    await dialog(page, /^History/)
      .getByText('Begin')
      .waitFor();
  },
  'the address of a preview': async (page) => {
    await click(page, 'Preview link');
    await page.getByLabel('Address').waitFor();
  },
  'what is published': async (page) => {
    await click(page, 'Publish');
    await dialog(page, 'Publish one change').waitFor();
    await page.getByRole('radio', { name: 'At a time' }).check();
  },
  'the new pages are live': async (page) => {
    await click(page, 'Publish');
    await dialog(page, 'Publish one change').waitFor();
    await click(page, 'Publish now');
    await dialog(page, 'Live').waitFor({ timeout: 120_000 });
  },
  releases: async (page) => {
    await click(page, 'Releases');
    await dialog(page, 'Releases').getByText('Live', { exact: true }).waitFor();
  },
};

test('axe, no sideways scrolling, and a quiet console in every state', { timeout: 600_000 }, async ({
  visit,
  site,
}) => {
  const { page } = await openDraft({ visit, site }, 'landing', { pictures: true });
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  for (const [name, show] of Object.entries(states)) {
    await page.keyboard.press('Escape');
    await show(page).catch((cause) => {
      throw new Error(`"${name}" could not be reached`, { cause });
    });
    problems.push(...(await problemsOf(page, name)));
  }
  expect(problems).toEqual([]);
});

test('a phone shows the pages, and how they are', async ({ visit, site }) => {
  const { page } = await openDraft({ visit, site }, 'landing', phone);
  await expect(page.getByRole('listitem').filter({ hasText: 'Paper worth writing on' })).toContainText(
    'Live',
  );
  expect(await problemsOf(page, 'a phone')).toEqual([]);
});

/** What axe finds, and whether something scrolls sideways. */
async function problemsOf(page: Page, name: string): Promise<string[]> {
  const desktop = page.viewportSize() ?? narrow;
  const problems: string[] = [];
  for (const size of desktop.width < 1024 ? [desktop] : [narrow, desktop]) {
    await page.setViewportSize(size);
    const at = `${name}, ${size.width} px`;
    for (const violation of await violationsOf(page)) problems.push(`${at}: ${violation}`);
    const px = await overflow(page);
    if (px > 0) problems.push(`${at}: ${px} px too wide`);
  }
  return problems;
}

/** How far (px) the page or its open dialog scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const shown = [
      document.documentElement,
      ...document.querySelectorAll('dialog[open], .left-panel, .right-panel, .top-bar'),
    ];
    return Math.max(...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
