import { expect } from '../../harness/browser-test.ts';
import { addStaff } from '../../harness/staff-console.ts';
import { email, openStudio, refusals, studioSite } from './studio-site.ts';

const { test, git } = studioSite();

test('an author makes a variant, changes it, and publishes it', async ({ visit, site }) => {
  await addStaff(site, email, 'author');
  const page = await visit('/sign-in', { allowedProblems: refusals });
  await openStudio(page);
  await page.getByRole('button', { name: 'New page or variant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start from').selectOption({ label: 'A variant of /landing/' });
  await dialog.getByLabel('Title').fill('Paper in May');
  await dialog.getByLabel('Name of the file').fill('may');
  await dialog.getByLabel('Address').fill('/may/');
  await dialog.getByRole('button', { name: 'Create the variant' }).click();
  await expect(page.getByRole('heading', { name: 'may.yaml' })).toBeVisible();

  const frame = page.frameLocator('iframe');
  await page.getByLabel('Headline', { exact: true }).fill('The {rotate}\npaper for spring.');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('paper for spring.');
  await expect(page.getByText('Changing it here writes').first()).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText('One page changes');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('heading', { name: 'Live' })).toBeVisible({ timeout: 60_000 });
  expect(git('show', '--format=%an', '--name-only').trim().split(/\s+/)).toEqual([
    'Ada',
    'may.yaml',
    'routes.lock',
  ]);
  await expect.poll(async () => (await page.request.get('/may/')).text()).toContain('paper for spring.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // What was typed is there again after a reload.
  await page.getByLabel('Headline', { exact: true }).fill('The {rotate}\npaper for May.');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('paper for May.');
  await page.reload();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('paper for May.');
  await page.getByRole('button', { name: 'Undo, Ctrl Z' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('paper for spring.');
});
