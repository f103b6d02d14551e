import type { Locator, Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

// The honeypot is a field that people never see and bots fill in.

const forms = [
  { path: '/landing/', id: 'hero-form' },
  { path: '/contact/', id: 'contact-form' },
  { path: '/#form-request', id: 'dialog-request' },
  { path: '/#form-free-review', id: 'dialog-free-review' },
];

/** What is visible of the honeypot, and the elements of the form that its removal would move. */
async function traceOf(form: Locator): Promise<{ clip: string; size: string; moved: string[] }> {
  return form.evaluate((element) => {
    const wrapper = element.querySelector('[name="website"]')?.closest('p');
    if (!wrapper) throw new Error('The form has no honeypot.');
    const { clipPath, overflow } = getComputedStyle(wrapper);
    const { width, height } = wrapper.getBoundingClientRect();
    const others = [...element.querySelectorAll('*')].filter((other) => !wrapper.contains(other));
    const positions = () => others.map((other) => JSON.stringify(other.getBoundingClientRect()));
    const before = positions();
    wrapper.hidden = true;
    const after = positions();
    wrapper.hidden = false;
    return {
      clip: `${clipPath} ${overflow}`,
      size: `${width} x ${height}`,
      moved: others.filter((_, at) => before[at] !== after[at]).map((other) => other.outerHTML.slice(0, 80)),
    };
  });
}

const invisible = { clip: 'inset(50%) hidden', size: '1 x 1', moved: [] };

async function expectInvisible(page: Page, form: Locator): Promise<void> {
  for (const size of ['', '32px']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await traceOf(form), `${page.url()} ${size}`).toEqual(invisible);
  }
}

test.for(forms)(
  'at $path the honeypot is invisible, takes no space, and is not printed',
  async ({ path, id }, { visit }) => {
    const page = await visit(path);
    const form = page.locator(`#${id}`);
    await expectInvisible(page, form);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectInvisible(page, form);
    await page.emulateMedia({ media: 'print' });
    await expect(form).toBeHidden();
  },
);

test.for([
  ['on a phone', phone],
  ['without scripts', { javaScriptEnabled: false }],
] as const)('it is invisible %s, too', async ([, options], { visit }) => {
  const page = await visit('about:blank', options);
  for (const { path, id } of forms) {
    await page.goto(path);
    await expectInvisible(page, page.locator(`#${id}`));
  }
});

test('keyboards, screen readers, and password managers skip it, and both calls send its value', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  const honeypot = form.form.locator('[name="website"]');
  for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
    await expect(honeypot).toHaveAttribute(name);
  expect(await form.form.ariaSnapshot()).not.toContain('Website');
  const stops: (string | null)[] = [];
  await form.fullName.focus();
  for (let stop = 0; stop < 8; stop += 1) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    await page.keyboard.press('Tab');
  }
  expect(stops).toContain('termsAgreed');
  expect(stops).not.toContain('website');

  await form.type(someone('bot'));
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const { email = '', crm = '' } = site.bodies('bot@mail.example');
  for (const body of [email, crm]) expect(JSON.parse(body).website).toBe('https://spam.example');
});

test('without scripts it is posted, empty for people, and keeps its value when the form comes back', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { javaScriptEnabled: false, allowedProblems: /422/ });
  const form = new LeadFormPage(page);
  const honeypot = form.form.locator('[name="website"]');
  const postedValue = (name: string) =>
    new URLSearchParams(site.bodies(`${name}@mail.example`).form).get('website');
  await form.type(someone('plain-person'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(postedValue('plain-person')).toBe('');

  await page.goto('/landing/');
  await form.type({ ...someone('plain-bot'), phoneNumber: 'call me' });
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toBeVisible();
  await expect(honeypot).toHaveValue('https://spam.example');
  await form.phoneNumber.fill('(813) 555-0142');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(postedValue('plain-bot')).toBe('https://spam.example');
});
