import { violationsOf } from '../../harness/axe.ts';
import { expect } from '../../harness/browser-test.ts';
import { hold } from '../../harness/hold.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';
import { allowedProblems, desktop, narrow, row, sendLead, timeline } from './desk-page.ts';

const windows = [
  { name: 'Ada Desktop', viewport: desktop },
  { name: 'Ada Phone', viewport: narrow },
];

test.for(windows)(
  'staff answer a lead by keyboard, $viewport.width px wide',
  async ({ name, viewport }, { visit, site }) => {
    await sendLead(site, name);
    const page = await visit('/sign-in', { viewport, allowedProblems });
    await fillSignIn(page);
    await expect(page).toHaveURL(`${site.url}/leads`);
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('button', { name: /^Claim/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('c');
    await expect(timeline(page)).toContainText('You claimed it after 0:');

    await page.keyboard.press('n');
    await page.keyboard.type('Prefers calls; email only for files.');
    await page.keyboard.press('Control+Enter');
    await expect(timeline(page)).toContainText('Prefers calls; email only for files.');
    await expect(timeline(page)).toBeFocused();

    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Close this lead' });
    await expect(dialog.getByRole('radio', { name: 'Won' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Please pick or write a reason.');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(timeline(page)).toContainText('You closed it as won');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${site.url}/leads?queue=mine`);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await keys.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(keys.getByRole('checkbox')).not.toBeChecked();
    await expect(page).toHaveURL(`${site.url}/leads?queue=mine`);
  },
);

test('a lead appears by itself, and moves neither the row under the pointer nor a draft', async ({
  visit,
  site,
}) => {
  await sendLead(site, 'Bo First');
  await sendLead(site, 'Cy Second');
  const page = await visit('/leads?queue=new', { allowedProblems });
  await fillSignIn(page);
  await row(page, 'Bo First').click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await page.setViewportSize({ width: 1440, height: 500 });
  await row(page, 'Cy Second').hover();
  const before = await row(page, 'Cy Second').boundingBox();

  await sendLead(site, 'Di Third');
  await expect(row(page, 'Di Third')).toBeAttached();
  expect(await row(page, 'Cy Second').boundingBox()).toEqual(before);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

test('changes on a slow network are all made, an email that is out of date is not sent, and tabs share settings', async ({
  visit,
  site,
}) => {
  await sendLead(site, 'Flo Slow');
  const page = await visit('/leads?queue=new', { allowedProblems: /401|409/ });
  await fillSignIn(page);
  await row(page, 'Flo Slow').click();
  const state = page.getByLabel('State');
  await expect(state).toHaveValue('open');
  const { release } = await hold(page, '**/change');
  await page.getByRole('button', { name: 'Add a tag' }).click();
  for (const tag of ['federal', 'rush']) {
    await page.getByLabel('Add a tag').fill(tag);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: '2 tags' })).toBeVisible();
  await page.keyboard.press('Escape');
  await state.selectOption('waiting');
  await state.selectOption('won');
  await page.getByRole('dialog').getByRole('button', { name: 'Close as won' }).click();
  await expect(state).toHaveValue('won');
  await expect(state).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(timeline(page)).toContainText('You closed it as won');
  for (const made of ['You added the tag “federal”', 'You added the tag “rush”', 'You marked it as waiting'])
    await expect(timeline(page)).toContainText(made);
  await expect(state).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Your change was not made')).toBeHidden();

  const mail = await hold(page, '**/mails');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi Flo');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => mail.held.length).toBe(1);
  const changed = await page.evaluate(async () => {
    const id = new URLSearchParams(location.search).get('lead');
    const body = JSON.stringify({ revision: 4, tags: [] });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/staff/leads/${id}/change`, { method: 'POST', headers, body });
    return answer.status;
  });
  expect(changed).toBe(200);
  await mail.release();
  await expect(page.getByText('Not sent: you changed this lead.')).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(timeline(page)).toContainText('You wrote: Professional Resume Writing');

  const other = await page.context().newPage();
  await other.goto('/leads');
  await page.getByRole('button', { name: 'Sound off' }).click();
  await expect(other.getByRole('button', { name: 'Sound on' })).toBeVisible();
});
