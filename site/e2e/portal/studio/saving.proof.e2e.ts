import { writeFileSync } from 'node:fs';
import { expect } from '../../harness/browser-test.ts';
import { beginDraft, cookieOf, draftTab, openDraft, signInAs } from './draft-tabs.ts';
import { studioSite } from './studio-site.ts';

const { test } = studioSite();

const headlineOf = (words: string) => `The {rotate}\n${words}`;

test('two tabs of one author show each other’s changes, and each undoes its own', {
  timeout: 120_000,
}, async ({ visit, site }) => {
  const draft = await beginDraft(site, 'ada');
  const one = await openDraft(visit, site, draft, 'ada');
  const two = await draftTab(await one.page.context().newPage(), draft);
  const before = await one.headline.inputValue();
  await one.headline.fill(headlineOf('from one.'));
  await expect(two.headline).toHaveValue(headlineOf('from one.'));
  await two.lead.fill('A lead from two.');
  await expect(one.lead).toHaveValue('A lead from two.');
  await one.undo.click();
  await expect(two.headline).toHaveValue(before);
  await expect(one.lead).toHaveValue('A lead from two.');
  await expect(one.undo).toBeDisabled();
  expect(draft.text('landing.yaml')).toContain('lead: A lead from two.');
});

test('two authors who change the same text see both values, and one of them chooses for both', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  const ada = await openDraft(visit, site, draft, 'ada');
  const owen = await openDraft(visit, site, draft, 'owen');
  // Neither sees what the other one types.
  await owen.page.context().setOffline(true);
  await owen.lead.fill('Owen’s words.');
  await ada.lead.fill('Ada’s words.');
  await expect(ada.saved).toContainText('Saved');
  await owen.page.context().setOffline(false);
  for (const { page, conflict } of [ada, owen]) {
    await expect(conflict).toContainText('changed the same line');
    await expect(conflict).toContainText('Ada’s words.');
    await expect(conflict).toContainText('Owen’s words.');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  }
  await ada.conflict.getByRole('radio', { name: 'Owen’s words.' }).check();
  await ada.conflict.getByRole('button', { name: 'Keep Owen’s' }).click();
  for (const { conflict, lead } of [ada, owen]) {
    await expect(conflict).toHaveCount(0);
    await expect(lead).toHaveValue('Owen’s words.');
  }
  expect(draft.text('landing.yaml')).toContain('lead: Owen’s words.');
});

test('two values in a file that all pages share are chosen between where the bar leads to', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  for (const author of ['ada', 'owen']) {
    const operation = { op: 'setText', file: 'site.yaml', path: ['name'], text: `Northlight of ${author}` };
    const answer = await fetch(`${site.url}/api/studio/drafts/${draft.id}/operations`, {
      method: 'POST',
      headers: {
        cookie: await cookieOf(site, author),
        origin: site.url,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: author, client: author, seen: 1, step: '1', operations: [operation] }),
    });
    expect(answer.status).toBe(200);
  }
  const { page, conflict } = await openDraft(visit, site, draft, 'ada');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  await page.getByRole('button', { name: '1 choice open' }).click();
  await conflict.getByRole('radio', { name: 'Northlight of owen' }).check();
  await conflict.getByRole('button', { name: 'Keep Owen’s' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(publish).toBeEnabled();
  expect(draft.text('site.yaml')).toContain('name: Northlight of owen');
});

test('what is typed without a connection is kept over a reload, and arrives when it is back', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  const { page, headline, lead, saved, notice } = await openDraft(visit, site, draft, 'ada');
  await page.context().setOffline(true);
  await headline.fill(headlineOf('without a connection.'));
  await lead.fill('A lead without a');
  // The page shows the lead as it was, but typing there goes on from what the form has, and back.
  await page.frameLocator('iframe').locator('.hero p.lead').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' connect');
  await expect(lead).toHaveValue('A lead without a connect');
  await lead.press('End');
  await lead.pressSequentially('ion.');
  await page.locator('.yaml-panel .cm-line').last().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# Typed without a connection.');
  await expect(saved).toHaveText('Not saved yet');
  await expect(notice).toHaveText(
    'The server can’t be reached. Your changes are kept in this browser. We’ll send them as soon as it responds.',
  );
  // The browser has no page without a connection.
  await page.reload().catch(() => undefined);
  expect(draft.text('landing.yaml')).not.toContain('without a connection');
  await page.context().setOffline(false);
  const again = await draftTab(page, draft);
  await expect(again.headline).toHaveValue(headlineOf('without a connection.'));
  await expect(again.lead).toHaveValue('A lead without a connection.');
  await expect(again.saved).toContainText('Saved');
  await expect(again.notice).toHaveCount(0);
  expect(draft.text('landing.yaml')).toContain('lead: A lead without a connection.');
  expect(draft.text('landing.yaml')).toMatch(/\n# Typed without a connection\.$/);
  await again.lead.fill('A lead after that.');
  await expect.poll(() => draft.text('landing.yaml')).toContain('lead: A lead after that.');
});

test('who is signed out types on, and nothing is sent in the name of who signs in next', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  const { page, headline, lead, notice } = await openDraft(visit, site, draft, 'ada');
  const context = page.context();
  await context.clearCookies();
  await headline.fill(headlineOf('while signed out.'));
  await expect(notice).toContainText(
    'You are signed out. Your changes are kept in this browser. Sign in to send them.',
  );
  await expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  await lead.fill('A lead while signed out.');

  await signInAs(context, site, 'owen');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notice).toContainText(
    'Someone else is now signed in here, and these changes are from ada@northlight.example.',
  );
  const owen = await draftTab(await context.newPage(), draft);
  await owen.headline.fill(headlineOf('by Owen.'));
  await expect.poll(() => draft.text('landing.yaml')).toContain('by Owen.');
  await owen.page.close();

  await signInAs(context, site, 'ada');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notice).toHaveCount(0);
  await expect.poll(() => draft.text('landing.yaml')).toContain('lead: A lead while signed out.');
  const by = (name: string) =>
    JSON.stringify(draft.journal().filter((record) => record.kind !== 'begin' && record.author === name));
  expect([by('Ada'), by('Owen')]).toEqual([
    expect.stringContaining('while signed out'),
    expect.not.stringContaining('while signed out'),
  ]);
  // Both changed the headline.
  expect(draft.text('landing.yaml')).toContain('by Owen.');
});

test('a file that another program changes is shown on the open page, and never replaced', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  const { page, headline, lead } = await openDraft(visit, site, draft, 'ada');
  const change = (from: RegExp, to: string) =>
    writeFileSync(draft.file('landing.yaml'), draft.text('landing.yaml').replace(from, to));
  change(/lead: A printer.*/, 'lead: A lead from an editor.');
  await headline.click();
  await expect(lead).toHaveValue('A lead from an editor.');
  await expect(page.frameLocator('iframe').getByText('A lead from an editor.')).toBeVisible();
  change(/title: Paper worth.*/, 'title: A title from an editor');
  await headline.fill(headlineOf('from the studio.'));
  await expect.poll(() => draft.text('landing.yaml')).toContain('from the studio.');
  expect(draft.text('landing.yaml')).toContain('title: A title from an editor');
  expect(draft.text('landing.yaml')).toContain('lead: A lead from an editor.');
});

test('a file that another program broke is corrected in its text, also one that other pages use', async ({
  visit,
  site,
}) => {
  const draft = await beginDraft(site, 'ada');
  const { page, headline } = await openDraft(visit, site, draft, 'ada');
  const text = (file: string) => page.locator('.yaml-panel').filter({ hasText: file });
  const form = page.locator('.right-panel');
  const correct = async (file: string) => {
    const line = text(file).locator('.cm-line').filter({ hasText: 'broken' });
    await text(file)
      .getByRole('button', { name: /^1 mistake, line/ })
      .click();
    await expect(line).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.type('# ');
    await expect.poll(() => draft.text(file)).toContain('\n# broken');
    // It stays open while its author corrects it.
    await expect(line).toHaveText('# broken: "');
  };
  const breakFile = (file: string) => writeFileSync(draft.file(file), `${draft.text(file)}broken: "\n`);

  breakFile('content/faqs.yaml');
  await headline.click();
  await page.getByRole('button', { name: '1 mistake' }).click();
  await expect(form).toContainText('Fix it in the file below.');
  await correct('content/faqs.yaml');
  await expect(form.getByRole('button', { name: 'What is the smallest order?' })).toBeVisible();

  breakFile('home.yaml');
  await page.goto(draft.url.replace('landing', 'morning'));
  await expect(form).toContainText('Open home.yaml. You can keep editing everything else.');
  await form.getByRole('button', { name: 'Open home.yaml' }).click();
  await correct('home.yaml');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
});
