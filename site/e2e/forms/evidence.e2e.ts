import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** Every kind of form, where it stands. */
const forms = [
  { kind: 'lead', path: '/#form-request', id: 'dialog-request', boxes: ['termsAgreed'] },
  { kind: 'order', path: '/landing/', id: 'hero-form', boxes: ['termsAgreed'] },
  { kind: 'review', path: '/#form-free-review', id: 'dialog-free-review', boxes: ['termsAgreed'] },
  { kind: 'contact', path: '/contact/', id: 'contact-form', boxes: ['marketingConsent', 'termsAgreed'] },
  { kind: 'consultation', path: '/order/', id: 'hero-form', boxes: [] },
];

/** Fills in what is required, sends the form, and gives what the server took by each call. */
async function send(page: Page, site: RunningSite, id: string, name: string) {
  const { form, submit, untilAwake } = new LeadFormPage(page, id);
  const { email, ...typed } = someone(name);
  const values = { ...typed, email, subject: 'A question', message: 'When can you start?' };
  await form.locator('[name="fullName"]').focus();
  await untilAwake.call({ form });
  for (const [field, value] of Object.entries(values)) {
    const control = form.locator(`:is(input, textarea)[name="${field}"]`);
    if ((await control.count()) > 0) await control.fill(value);
  }
  const terms = form.locator('[name="termsAgreed"]');
  if ((await terms.count()) > 0) await terms.check();
  await submit.click();
  await page.waitForURL('**/thankyou#received');
  const bodies = site.bodies(email);
  return { email: JSON.parse(bodies.email ?? '{}'), crm: JSON.parse(bodies.crm ?? '{}') };
}

test.for(forms)(
  'the boxes of a $kind are told in the words that stood beside them',
  async ({ kind, path, id, boxes }, { visit, site }) => {
    const page = await visit(path);
    const labels = page.locator(`#${id} label`).filter({ has: page.locator('[type="checkbox"][name]') });
    const visible = (await labels.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(visible).toHaveLength(boxes.length);
    const { email, crm } = await send(page, site, id, `consent-${kind}`);
    const told = boxes.map((name, index) => ({ name, given: name === 'termsAgreed', text: visible[index] }));
    expect(email.consents).toEqual(told);
    expect(crm.consents).toEqual(told);
  },
);

test('the words are those that stand there when the form is sent', async ({ visit, site }) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  await form.wake();
  await page.locator('#hero-form .check > span').evaluate((words) => words.append(' (as of\n  today)'));
  const { email } = await send(page, site, 'hero-form', 'other-words');
  expect(email.consents[0].text).toBe('I Agree and accept Terms Conditions and Privacy Policy (as of today)');
});

test('both calls tell which words the page had, how long it was open, and nothing of a trap', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const revision = await page.locator('html').getAttribute('data-revision');
  expect(revision).toMatch(/^[\w-]{8}$/);
  const { email, crm } = await send(page, site, 'hero-form', 'revision');
  for (const body of [email, crm]) {
    expect(body).toMatchObject({ pageRevision: revision, website: '' });
    expect(body).not.toHaveProperty('originalPrice');
    expect(body).not.toHaveProperty('turnstileToken');
    expect(Number.isInteger(body.elapsedMs)).toBe(true);
    expect(body.elapsedMs).toBeGreaterThan(100);
    expect(body.elapsedMs).toBeLessThan(60_000);
  }
});

test('an order of a plan tells the price that is struck out beside its own', async ({ visit, site }) => {
  const page = await visit('/pricing/');
  await page.getByRole('link', { name: 'Order Now : Studio Box' }).click();
  const { email, crm } = await send(page, site, 'dialog-plan', 'struck-out');
  expect(email).toMatchObject({ servicePrice: 150, originalPrice: 220 });
  expect(crm).toMatchObject({ service: 'Studio Box', originalPrice: 220 });
});

test('pages that say different things have different revisions', async ({ visit }) => {
  const page = await visit('/');
  const revisionOf = async (path: string) => {
    await page.goto(path);
    return page.locator('html').getAttribute('data-revision');
  };
  const paths = ['/', '/order/', '/night/', '/landing/', '/terms', '/terms/'];
  const revisions = [];
  for (const path of paths) revisions.push(await revisionOf(path));
  expect(new Set(revisions).size).toBe(paths.length);
  expect(await revisionOf('/landing/')).toBe(revisions[3]);
});
