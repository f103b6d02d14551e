import type { Page } from 'playwright';
import { expect, testOn } from '../../harness/browser-test.ts';
import { addStaff } from '../../harness/staff-console.ts';
import { checkStates } from '../../states/check-states.ts';
import { fillSignIn } from '../staff-page.ts';
import { startSampleSite } from './sample-site.ts';

const test = testOn(startSampleSite);
const allowedProblems = /401/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/numbers/experiments${path}`);
  await heading(page).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

// Each state is checked by axe, and with text of twice the size, in two widths.
const timeout = 300_000;

test('every stage passes axe, and fits with large text', { timeout }, async ({ visit }) => {
  const page = await visit('/numbers/experiments', { allowedProblems });
  await fillSignIn(page);
  const history = (page: Page) => page.getByRole('heading', { name: 'History' }).waitFor();
  await history(page);
  const at = (name: string, path: string, more: (page: Page) => Promise<unknown> = async () => {}) => ({
    name,
    async show(page: Page) {
      await open(page, path);
      await more(page);
    },
  });
  await checkStates(page, [
    at('all of them are listed', '', history),
    at('one is running, and its days are a table', '/lp8-price', async (page) => {
      await press(page, 'Stop the test');
      await press(page, 'Show as table');
    }),
    at('one has won', '/pricing-guarantee', (page) => press(page, 'Take B')),
    at('one is invalid', '/home-video'),
    at('one started today', '/started-today'),
    at('one has no visits', '/no-visits'),
    at('one with three variants is over', '/lp8-reviews'),
  ]);
});

test('a manager goes from the numbers to a winner, and copies how to take it', async ({ visit }) => {
  const page = await visit('/numbers', { allowedProblems });
  await fillSignIn(page);
  await page.getByRole('link', { name: 'Experiments' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Experiments/);
  const written = page.getByRole('row', { name: /^Popular services first/ });
  await expect(written).toContainText('npm run experiment -- start services-order');
  await page.getByRole('link', { name: /^Guarantee next to the prices/ }).press('Enter');

  await expect(heading(page)).toHaveText('Guarantee next to the prices.');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^B wins, four days early/ })).toBeVisible();
  await expect(page.locator('.plot canvas')).toBeVisible();
  const table = page.getByRole('table', { name: 'B against A, day by day' });
  expect((await table.getByRole('row').count()) - 1).toBe(17);
  await expect(page.getByRole('listitem').filter({ hasText: 'Added:' })).toContainText('as guarantee');

  const take = page.getByRole('button', { name: 'Take B' });
  await expect(take).toHaveAttribute('aria-expanded', 'false');
  await take.press('Enter');
  await expect(take).toHaveAttribute('aria-expanded', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the command' }).press('Enter');
  await expect(page.getByText('Copied the command.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('npm run experiment -- take pricing-guarantee guarantee');
  await press(page, 'Keep A');
  await expect(take).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('take pricing-guarantee control')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the patch' }).first().press('Enter');
  expect((await download).suggestedFilename()).toBe('pricing-guarantee-guarantee.patch');
  await expect(page.getByText('npm run experiment -- stop pricing-guarantee')).toBeVisible();

  const leads = page.getByRole('figure').last().getByRole('link', { name: '456' });
  await leads.press('Enter');
  await expect(page.getByText('456 leads,')).toBeVisible();
});

test('an invalid one leads to the visits that are missing', async ({ visit }) => {
  const page = await visit('/numbers/experiments/home-video', { allowedProblems });
  await fillSignIn(page);
  await page.getByRole('link', { name: 'See the 515 missing visits' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Missing visits' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^Google Ads/ })).toContainText('(501 of 1,668)');
  await expect(page.getByRole('figure').getByText('not comparable')).toHaveCount(2);
});

test('what cannot be taken yet says why, and an unknown one leads to the list', async ({ visit, site }) => {
  await addStaff(site, 'ada@northlight.example', 'author');
  const page = await visit('/numbers/experiments/lp8-price', { allowedProblems: /401|404/ });
  await fillSignIn(page, undefined, 'ada@northlight.example');
  const take = page.getByRole('button', { name: 'Take B' });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await expect(take).toHaveAccessibleDescription(
    'You can take B when the plan is done, or earlier if the interval leaves zero.',
  );
  // Authors see figures, and not who is behind them.
  await expect(page.getByRole('figure').last()).toContainText('309');
  await expect(page.getByRole('figure').getByRole('link', { name: '309' })).toHaveCount(0);

  await open(page, '/nothing');
  await expect(heading(page)).toHaveText('There is no such experiment.');
  await page.getByRole('link', { name: 'All experiments' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
});

test('agents see no experiments', async ({ visit, site }) => {
  await addStaff(site, 'kim@northlight.example', 'agent');
  const page = await visit('/numbers/experiments', { allowedProblems });
  await fillSignIn(page, undefined, 'kim@northlight.example');
  await expect(heading(page)).toHaveText('Numbers are not part of your role.');
});
