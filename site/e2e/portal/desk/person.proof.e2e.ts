import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { emailCall, json } from '../../../../server/testing/leads/lead-bodies.ts';
import { violationsOf } from '../../harness/axe.ts';
import { expect } from '../../harness/browser-test.ts';
import { addStaff, staffPassword } from '../../harness/staff-console.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';

async function sendLead(url: string, lead: Parameters<typeof emailCall>[0]): Promise<void> {
  const answer = await fetch(`${url}/api/email/send-resume-email`, json(emailCall(lead)));
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
}

const row = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });

test('a manager exports and erases a person, and goes on with the next lead', async ({ visit, site }) => {
  const phone = { phoneNumber: '+1 (813) 555-0177' };
  await sendLead(site.url, { fullName: 'Dana Vale', email: 'dana@mail.example', ...phone });
  await sendLead(site.url, { fullName: 'D. Vale', email: 'DANA@mail.example' });
  await sendLead(site.url, { fullName: 'Sam Vale', email: 'sam@mail.example', ...phone });
  await sendLead(site.url, {
    fullName: 'Someone Else',
    email: 'else@mail.example',
    phoneNumber: '+1 (813) 555-0188',
  });
  let isBusy = false;
  const busy = { code: 'storage_unavailable', error: 'The database is busy.' };
  // The erasure is refused once, and the desk notices that the lead is gone.
  const page = await visit('/leads?queue=new', {
    allowedProblems: /401|404|422|503/,
    // Chromium can let a request pass that a busy page sends right after its first route was added.
    before: (opened) =>
      opened.route('**/person/erase', (route) =>
        isBusy ? route.fulfill({ status: 503, json: busy }) : route.continue(),
      ),
  });
  await fillSignIn(page);
  await row(page, 'Dana Vale').click();

  await page.getByRole('button', { name: 'Export…' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export everything about this person' });
  await expect(exporting).toContainText('D. Vale');
  await expect(exporting).toContainText('Families share phones.');
  const downloaded = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download' }).click();
  const file = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'));
  expect(file.tables.leads.map((lead: { full_name: string }) => lead.full_name).sort()).toEqual([
    'D. Vale',
    'Dana Vale',
  ]);
  await exporting.getByRole('checkbox').check();
  await expect(exporting.getByRole('list')).toContainText('Sam Vale');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Erase…' }).click();
  const erasing = page.getByRole('dialog', { name: 'Erase everything about this person' });
  await erasing.getByLabel('To confirm').fill('Sam Vale');
  await page.keyboard.press('Enter');
  await expect(erasing).toContainText('Enter the person’s email address or name, as shown.');
  expect(await violationsOf(page)).toEqual([]);
  await erasing.getByLabel('To confirm').fill('dana vale');
  isBusy = true;
  await page.keyboard.press('Enter');
  await expect(erasing).toContainText('The database is busy.');
  isBusy = false;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/person/erase')) calls += 1;
  });
  await erasing.getByRole('button', { name: 'Erase', exact: true }).dblclick();

  await expect(page.locator('.toasts')).toContainText(/Everything about .Dana Vale. was erased: 2 leads\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sam Vale');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(row(page, 'Vale')).toHaveCount(1);
  expect(calls).toBe(1);
  await page.goBack();
  await expect(page.getByText('was not found')).toHaveCount(0);
});

test('agents neither export nor erase, see no numbers of all, and hear who took their lead', async ({
  visit,
  site,
}) => {
  await addStaff(site, 'kit@northlight.example', 'agent');
  await sendLead(site.url, { fullName: 'Pat Moss', email: 'pat@mail.example' });
  const page = await visit('/sign-in', { allowedProblems: /401|403/ });
  await fillSignIn(page, staffPassword, 'kit@northlight.example');
  await row(page, 'Pat Moss').click();
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Personal data' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All numbers' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');

  const colleague = await visit('/sign-in', { allowedProblems: /401/ });
  await fillSignIn(colleague);
  await row(colleague, 'Pat Moss').click();
  await colleague.getByRole('button', { name: /^Claim/ }).click();
  const taken = page.getByText('Sam has this lead now. Anything you began to write is kept in this tab.');
  await expect(taken).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await colleague.getByLabel('Owner').selectOption({ label: 'None' });
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await row(page, 'Pat Moss').click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});
