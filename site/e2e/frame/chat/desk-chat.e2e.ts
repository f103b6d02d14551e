import { violationsOf } from '../../harness/axe.ts';
import { expect, phone } from '../../harness/browser-test.ts';
import { chatWindow, deskChatTest, field, log, peek, status, tab, write } from './desk-chat-site.ts';

const test = deskChatTest(({ editSite, addPage }) => {
  editSite('unavailable: Our chat opens soon!', 'questions: [How fast can I have it?]\n  form: request');
  for (const theme of ['night', 'evergreen'])
    addPage(`${theme}-faqs`, `extends: faqs\nroute: /${theme}-faqs/\ntheme: ${theme}\n`);
});

for (const [device, options] of Object.entries({ desktop: {}, phone }))
  test(`a visitor on a ${device} and staff talk, and the next page continues`, async ({ visit, staff }) => {
    await staff.arrive();
    const page = await visit('/night-faqs/', { ...options, allowedProblems: /422/ });
    await expect(tab(page)).toContainText(/Chat\s*Someone’s here/);
    await tab(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(log(page)).toContainText('You don’t have to give your name.');
    // It fills a phone's screen.
    const behind = page.locator('main');
    await (device === 'phone' ? expect(behind) : expect(behind).not).toHaveAttribute('inert');
    expect(await violationsOf(page)).toEqual([]);

    const words = `Is ${device} paper acid-free? <b>https://paper.example</b>`;
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^Delivered/);
    await expect(log(page).getByText(words)).toBeVisible();
    await expect(log(page).getByRole('link')).toHaveCount(0);

    await staff.type(words);
    await expect(log(page)).toContainText('is typing');
    await staff.answer(words, 'Yes, all of it.');
    await expect(log(page)).toContainText('Yes, all of it.');
    await expect(log(page)).not.toContainText('is typing');
    await expect(status(page)).toHaveText('Read');
    expect(await violationsOf(page)).toEqual([]);

    await log(page).getByLabel('Phone or email').fill('no');
    await page.keyboard.press('Enter');
    await expect(log(page).getByLabel('Phone or email')).toHaveAccessibleDescription(/\w/);
    await log(page).getByLabel('Phone or email').fill(`${device}@mail.example`);
    await page.keyboard.press('Enter');
    await expect(log(page).getByLabel('Phone or email')).toHaveCount(0);

    await field(page).press('Escape');
    await expect(tab(page)).toBeFocused();
    await expect(behind).not.toHaveAttribute('inert');
    await staff.answer(words, 'Anything else?');
    await expect(page.getByRole('status').filter({ hasText: 'Anything else?' })).toBeAttached();
    await expect(peek(page).or(chatWindow(page)).getByText('Anything else?')).toBeVisible();
    await page.reload();
    // The peek does not count as reading.
    if (device === 'phone') await peek(page).getByText('Write a message').click();
    else await tab(page).press('Enter');
    await expect(log(page)).toContainText('Anything else?');
    await expect(log(page).getByText(words)).toHaveCount(1);
  });

test('while no one is there, a question with an email address becomes a lead with a promise', async ({
  visit,
  staff,
  site,
}) => {
  await staff.leave();
  const page = await visit('/evergreen-faqs/', { before: (page) => page.clock.install() });
  await page.clock.runFor(2000);
  await expect(tab(page)).toContainText('We’ll email you within');
  await tab(page).click();
  await chatWindow(page).getByRole('button', { name: 'Send' }).click();
  await expect(chatWindow(page).getByLabel('Your question')).toBeFocused();
  await expect(chatWindow(page).getByText('Please enter a valid email address.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('Do you ship to Maine?');
  // The form stays while it is used, also when staff arrive.
  await staff.arrive();
  await page.clock.runFor(30_000);
  await expect(chatWindow(page)).toContainText('Someone’s here');
  await expect(chatWindow(page).getByLabel('Your question')).toBeFocused();
  await staff.leave();
  await page.clock.runFor(30_000);
  await expect(chatWindow(page)).not.toContainText('Someone’s here');
  await page.keyboard.press('Tab');
  await page.keyboard.type('hannah@mail.example');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(/Got it\.\s*We’ll email you at hannah@mail\.example by/);
  await expect(status(page)).toHaveText(/^Delivered/);
  expect(await violationsOf(page)).toEqual([]);
  expect(site.leads()).toContainEqual(expect.objectContaining({ email: 'hannah@mail.example' }));
});

test('where the window would cover a form, and on a phone, it opens as a peek of at most a third', async ({
  visit,
}) => {
  for (const [path, options, opened] of [
    ['/landing/', {}, peek],
    ['/faqs/', phone, peek],
    ['/faqs/', { viewport: { width: 844, height: 390 } }, peek],
    ['/faqs/', {}, chatWindow],
  ] as const) {
    const page = await visit(path, { ...options, before: (page) => page.clock.install() });
    await page.clock.runFor(2000);
    await expect(tab(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(opened(page)).toBeVisible();
    if (opened !== peek) continue;
    const { height } = await peek(page).evaluate((element) => element.getBoundingClientRect());
    expect(height / (page.viewportSize()?.height ?? 0)).toBeLessThanOrEqual(1 / 3);
    expect(await violationsOf(page)).toEqual([]);
    await peek(page).getByText('Write a message').click();
    await expect(chatWindow(page).getByRole('textbox').first()).toBeFocused();
  }
});

test('messages written offline go out once and in order, when the connection returns', async ({
  visit,
  staff,
}) => {
  await staff.arrive();
  const page = await visit('/faqs/', { allowedProblems: /ERR_INTERNET_DISCONNECTED|api\/chat/ });
  await tab(page).click();
  await write(page, 'Before the tunnel');
  await expect(status(page)).toHaveText(/^Delivered/);
  await page.context().setOffline(true);
  await expect(chatWindow(page)).toContainText('Connection lost. Reconnecting…');
  for (const text of ['In the tunnel', 'Still in it']) await write(page, text);
  await expect(log(page)).toContainText('Waiting to send');
  await page.context().setOffline(false);
  await expect(status(page)).toHaveText([/^Delivered/]);
  await expect(chatWindow(page)).not.toContainText('Reconnecting');
  await staff.answer('Before the tunnel', 'Welcome back.');
  await expect(log(page).locator('.chat-text')).toHaveText([
    'Before the tunnel',
    'In the tunnel',
    'Still in it',
    'Welcome back.',
  ]);
});

test('a file is sent with the conversation, and one that is refused says why', async ({ visit, staff }) => {
  await staff.arrive();
  const page = await visit('/faqs/', { allowedProblems: /415/ });
  await tab(page).click();
  const choose = (name: string, text: string) =>
    chatWindow(page)
      .locator('[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await choose('letter.pdf', '%PDF-1.4\n%%EOF');
  await expect(log(page)).toContainText('I’ve sent a file: letter.pdf');
  await choose('letter.exe', 'MZ');
  await expect(log(page).getByRole('alert')).toContainText('This is a program');
  await log(page).getByRole('button', { name: 'Remove' }).click();
  await expect(log(page)).not.toContainText('letter.exe');
});

test('a press on a question sends it', async ({ visit, staff }) => {
  await staff.arrive();
  const page = await visit('/faqs/');
  await tab(page).click();
  await log(page).getByRole('button', { name: 'How fast can I have it?' }).click();
  await expect(status(page)).toHaveText(/^(Delivered|Read)/);
});

test('its scripts are at most 3 kB before the first touch, and 12 kB besides React after it', async ({
  visit,
  staff,
}) => {
  await staff.arrive();
  const page = await visit('/faqs/');
  await expect(tab(page)).toBeVisible();
  const sizes = () =>
    page.evaluate(() =>
      Object.fromEntries(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js') && !/\/(vitals|react|web-fonts)-/.test(name))
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
      ),
    );
  const total = async () => Object.values(await sizes()).reduce((sum, size) => sum + size, 0);
  const opening = await total();
  expect(opening).toBeGreaterThan(1000);
  expect(opening).toBeLessThanOrEqual(3000);
  // Any touch fetches the code of the page's dialogs.
  await page.mouse.click(400, 300);
  await expect.poll(async () => Object.keys(await sizes()).join()).toContain('/runtime-');
  const touched = await total();
  await tab(page).click();
  await expect(field(page)).toBeVisible();
  await expect(log(page)).toContainText('A person answers.');
  const conversation = (await total()) - touched;
  expect(conversation).toBeGreaterThan(1000);
  expect(conversation).toBeLessThanOrEqual(12_000);
});

test('without scripts, the button is the form that takes questions', async ({ visit }) => {
  const page = await visit('/landing/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Chat Now' }).first().click();
  await expect(page.locator('#form-request')).toBeVisible();
});
