import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../../server/storage/sqlite/sqlite-storage.ts';
import { pdf } from '../../../server/testing/attachments/sample-files.ts';
import { fileForm } from '../../../server/testing/attachments/upload.ts';
import { crmCall, json } from '../../../server/testing/leads/lead-bodies.ts';
import { cookiesOf } from '../../../server/testing/staff/staff-session.ts';
import { violationsOf } from '../harness/axe.ts';
import { expect } from '../harness/browser-test.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { test } from './payment-test.ts';
import { fillSignIn } from './staff-page.ts';

/** Adds a file to a new lead; resolves with the address that the notice contains. */
async function addFile({ url, folder }: RunningSite, bytes: Buffer): Promise<string> {
  const cookie = cookiesOf(await fetch(`${url}/rafp/submit`, json(crmCall())));
  const body = fileForm('Dana Ω résumé.pdf', bytes);
  await fetch(`${url}/api/attachments`, { method: 'POST', body, headers: { cookie } });
  using database = new DatabaseSync(join(folder, 'data', databaseFile), { readOnly: true });
  return `/attachments/${database.prepare('select id from attachments').get()?.id}`;
}

test('staff sign in at the address of a file, see whose it is, and download it', async ({ visit, site }) => {
  const bytes = pdf(700_000);
  const page = await visit(await addFile(site, bytes), { allowedProblems: /40[14]/ });
  await fillSignIn(page);
  await expect(page.getByRole('heading', { name: 'Dana Ω résumé.pdf' })).toBeVisible();
  await expect(page.locator('.attachment')).toContainText('Jordan Ellis');
  expect(await violationsOf(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Dana Ω résumé.pdf');
  expect(readFileSync(await download.path()).equals(bytes)).toBe(true);
  await page.goto('/attachments/019c0000-0000-7000-8000-000000000001');
  await expect(page.getByText('This file does not exist.')).toBeVisible();
});
