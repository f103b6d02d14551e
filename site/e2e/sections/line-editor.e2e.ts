import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const line = 'Responsible for managing a team and helped improve customer satisfaction';

const editorOf = (page: Page) => ({
  field: page.getByLabel('Your line', { exact: true }).and(page.locator('textarea')),
  mark: page.getByRole('button', { name: 'Mark my line' }),
  sheet: page.locator('.line-editor .marked'),
  marked: page.getByRole('region', { name: 'Your line' }),
  notes: page.locator('.line-editor .reason'),
  send: page.getByRole('button', { name: 'Send me the rewrite' }),
});

const untilAwake = (page: Page) =>
  page.locator('[data-island="line-editor"][data-awake]').waitFor({ state: 'attached' });

test('a line is marked without a request, and only the form sends it', async ({ visit, site }) => {
  const sent: string[] = [];
  const page = await visit('/line/');
  const { field, mark, marked, notes, send } = editorOf(page);
  await expect(send).toBeHidden();
  await field.focus();
  await untilAwake(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    // That the form was begun is counted, without what is in it.
    if (!request.url().endsWith('/api/views')) sent.push(`${request.method()} ${request.url()}`);
  });
  await field.fill(line);
  await mark.click();
  await expect(marked).toBeFocused();
  await expect(marked).toContainText('Responsible for (1: and the result?)');
  await expect(notes).toHaveCount(4);
  await expect(page.getByText('Four marks on ten words.')).toBeVisible();

  await notes.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(notes.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.line-editor .wash')).toHaveCount(1);
  expect(sent).toEqual([]);

  await send.click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Dana Whitfield');
  await page.getByLabel('Phone or email').fill('dana@mail');
  await send.click();
  await expect(page.locator('[data-field="contact"] .msg')).toHaveText(
    'Enter a phone number or an email address.',
  );
  await page.getByLabel('Phone or email').fill('(813) 555-0142');
  await send.click();
  await page.waitForURL('**/thankyou#received');
  expect(await page.evaluate(() => Object.values(sessionStorage).join(''))).not.toContain('Responsible');
  expect(site.leads().filter((lead) => lead.full_name === 'Dana Whitfield')).toMatchObject([
    {
      email: '',
      phone: expect.stringContaining('555-0142'),
      message: line,
      kind: 'rewrite',
    },
  ]);
});

test('on a phone the marks follow their words, and a reload keeps the line', async ({ visit }) => {
  const page = await visit('/line/', phone);
  const { field, mark, sheet } = editorOf(page);
  await field.focus();
  await untilAwake(page);
  await field.fill(
    'My duties included helping a team and I was given various tasks in a fast-paced environment',
  );
  await field.press('Enter');
  await expect(sheet.locator('.query')).toHaveCount(5);
  for (const width of [390, 320, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => sheet.evaluate(problemsOf)).toEqual([]);
  }
  await page.reload();
  await field.focus();
  await expect(field).toHaveValue(/^My duties included/u);
  await field.fill('asdf asdf');
  await mark.click();
  await expect(page.getByRole('status').filter({ hasText: 'doesn’t read like a line' })).toBeVisible();
  await expect(field).toBeFocused();
});

test('without scripts the line is sent by an ordinary form', async ({ visit, site }) => {
  const page = await visit('/line/', { javaScriptEnabled: false });
  const { field, mark, send } = editorOf(page);
  await expect(mark).toBeHidden();
  await field.fill('Led nine analysts');
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Phone or email').fill('robin@mail.example');
  await send.click();
  await page.waitForURL('**/thankyou#received');
  expect(site.leads().filter(({ email }) => email === 'robin@mail.example')).toMatchObject([
    { full_name: 'Robin Vale', phone: '', message: 'Led nine analysts', service: 'Proofreading' },
  ]);
});

/** Runs in the page: queries that touch each other or leave the sheet, and marks away from their words. */
function problemsOf(sheet: Element): string[] {
  const problems: string[] = [];
  const box = sheet.getBoundingClientRect();
  const rects = [...sheet.querySelectorAll('.query')].map((query) => query.getBoundingClientRect());
  for (const [index, one] of rects.entries()) {
    if (one.left < box.left || one.right > box.right) problems.push(`query ${index + 1} leaves the sheet`);
    for (const other of rects.slice(index + 1))
      if (
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      )
        problems.push(`query ${index + 1} touches another`);
  }
  for (const kind of ['duty', 'weak-verb', 'passive', 'filler']) {
    const words = sheet.querySelector(`.held.${kind}`)?.getBoundingClientRect();
    const glyph = sheet.querySelector(`.glyph.${kind}`)?.getBoundingClientRect();
    if (!words || !glyph || Math.abs(words.left + words.width / 2 - glyph.left - glyph.width / 2) > 12)
      problems.push(`${kind} is not on its words`);
  }
  return problems;
}
