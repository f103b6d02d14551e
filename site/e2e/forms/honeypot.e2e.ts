import type { Locator } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

const pages = [
  { path: '/landing/', id: 'hero-form' },
  { path: '/contact/', id: 'contact-form' },
  { path: '/#form-request', id: 'dialog-request' },
  { path: '/#form-free-review', id: 'dialog-free-review' },
];

const settings = {
  'on a desk': {},
  'on a phone': phone,
  'in forced colours': { forcedColors: 'active' },
  'without scripts': { javaScriptEnabled: false },
} as const;

/** What of the trap can be seen, and what in the form would stand elsewhere without it. */
async function traceOf(form: Locator): Promise<{ clip: string; size: string; moved: string[] }> {
  return form.evaluate((element) => {
    const wrapper = element.querySelector('[name="website"]')?.closest('p');
    if (!wrapper) throw new Error('The form has no trap.');
    const { clipPath, overflow } = getComputedStyle(wrapper);
    const { width, height } = wrapper.getBoundingClientRect();
    const others = [...element.querySelectorAll('*')].filter((other) => !wrapper.contains(other));
    const places = () => others.map((other) => JSON.stringify(other.getBoundingClientRect()));
    const before = places();
    wrapper.hidden = true;
    const after = places();
    wrapper.hidden = false;
    return {
      clip: `${clipPath} ${overflow}`,
      size: `${width} x ${height}`,
      moved: others.filter((_, at) => before[at] !== after[at]).map((other) => other.outerHTML.slice(0, 80)),
    };
  });
}

const nothing = { clip: 'inset(50%) hidden', size: '1 x 1', moved: [] };

test.for(Object.keys(settings) as (keyof typeof settings)[])(
  'the field that only programs fill in is seen by nobody and takes no room %s',
  async (setting, { visit }) => {
    for (const { path, id } of pages) {
      const page = await visit(path, settings[setting]);
      const form = page.locator(`#${id}`);
      expect(await traceOf(form), path).toEqual(nothing);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      expect(await traceOf(form), `${path} in large letters`).toEqual(nothing);
    }
  },
);

test('on paper no form is seen, and no trap in it', async ({ visit }) => {
  for (const { path, id } of pages) {
    const page = await visit(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`#${id}`)).toBeHidden();
  }
});

test('neither keys nor readers come to it, and axe has nothing to say', async ({ visit }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  expect(await form.form.ariaSnapshot()).not.toContain('Website');
  const stops: (string | null)[] = [];
  await form.fullName.focus();
  for (let stop = 0; stop < 8; stop += 1) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    await page.keyboard.press('Tab');
  }
  expect(stops).toContain('termsAgreed');
  expect(stops).not.toContain('website');
  expect(await violationsOf(page)).toEqual([]);
});

test('password managers are told to leave it alone', async ({ visit }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  const trap = form.form.locator('[name="website"]');
  for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
    await expect(trap).toHaveAttribute(name);
});

test('what a program fills in is told by both calls', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.fill(someone('program'));
  await form.form.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const { email = '', crm = '' } = site.bodies('program@mail.example');
  for (const body of [email, crm]) expect(JSON.parse(body).website).toBe('https://spam.example');
});

test('without scripts it is posted, empty for people, and keeps what was filled in when the form comes back', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/', { javaScriptEnabled: false, mayComplain: /422/ });
  const form = new LeadFormPage(page);
  const trap = form.form.locator('[name="website"]');
  const bodyOf = (name: string) => new URLSearchParams(site.bodies(`${name}@mail.example`).form);
  await form.type(someone('plain-person'));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(bodyOf('plain-person').get('website')).toBe('');
  await page.goto('/landing/');
  await form.type({ ...someone('plain-program'), phoneNumber: 'call me' });
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await expect(form.messageOf('phoneNumber')).toBeVisible();
  await expect(trap).toHaveValue('https://spam.example');
  await form.phoneNumber.fill('(813) 555-0142');
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  expect(bodyOf('plain-program').get('website')).toBe('https://spam.example');
});
