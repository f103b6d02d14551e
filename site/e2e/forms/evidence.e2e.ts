import type { Page } from 'playwright';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

/** Where each kind of form is, and its boxes. */
const forms = [
  { kind: 'lead', path: '/#form-request', id: 'dialog-request', boxes: ['termsAgreed'] },
  { kind: 'order', path: '/landing/', id: 'hero-form', boxes: ['termsAgreed'] },
  { kind: 'review', path: '/#form-free-review', id: 'dialog-free-review', boxes: ['termsAgreed'] },
  { kind: 'contact', path: '/contact/', id: 'contact-form', boxes: ['marketingConsent', 'termsAgreed'] },
  { kind: 'consultation', path: '/order/', id: 'hero-form', boxes: [] },
];

/** Fills in the required fields, sends the form, and returns the body of each call. */
async function send(page: Page, site: Pick<RunningSite, 'bodies'>, id: string, name: string) {
  const lead = new LeadFormPage(page, id);
  const { email, ...typed } = someone(name);
  const values = { ...typed, email, subject: 'A question', message: 'When can you start?' };
  await lead.form.locator('[name="fullName"]').focus();
  await lead.untilAwake();
  for (const [field, value] of Object.entries(values)) {
    const control = lead.form.locator(`:is(input, textarea)[name="${field}"]`);
    if ((await control.count()) > 0) await control.fill(value);
  }
  const terms = lead.form.locator('[name="termsAgreed"]');
  if ((await terms.count()) > 0) await terms.check();
  await lead.submit.click();
  await page.waitForURL('**/thankyou#received');
  const bodies = site.bodies(email);
  return { email: JSON.parse(bodies.email ?? '{}'), crm: JSON.parse(bodies.crm ?? '{}') };
}

test.for(forms)(
  'the consents of a $kind form have the words of its labels',
  async ({ kind, path, id, boxes }, { visit, site }) => {
    const page = await visit(path);
    const labels = page.locator(`#${id} label`).filter({ has: page.locator('[type="checkbox"][name]') });
    const visible = (await labels.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(visible).toHaveLength(boxes.length);
    const { email, crm } = await send(page, site, id, `consent-${kind}`);
    const consents = boxes.map((name, index) => ({
      name,
      given: name === 'termsAgreed',
      text: visible[index],
    }));
    expect(email.consents).toEqual(consents);
    expect(crm.consents).toEqual(consents);
  },
);

test('both calls have the words as they were when the form was sent, the page revision, and the elapsed time', async ({
  visit,
  site,
}) => {
  const page = await visit('/landing/');
  const form = new LeadFormPage(page);
  const revision = await page.locator('html').getAttribute('data-revision');
  expect(revision).toMatch(/^[\w-]{8}$/);
  await form.wake();
  await page.locator('#hero-form .check > span').evaluate((words) => words.append(' (as of\n  today)'));
  const { email, crm } = await send(page, site, 'hero-form', 'revision');
  expect(email.consents[0].text).toBe('I Agree and accept Terms Conditions and Privacy Policy (as of today)');
  for (const body of [email, crm]) {
    expect(body).toMatchObject({ pageRevision: revision, website: '' });
    expect(body).not.toHaveProperty('originalPrice');
    expect(body).not.toHaveProperty('turnstileToken');
    expect(Number.isInteger(body.elapsedMs)).toBe(true);
    expect(body.elapsedMs).toBeGreaterThan(100);
    expect(body.elapsedMs).toBeLessThan(60_000);
  }
});

test('an order of a plan carries its price and the original price', async ({ visit, site }) => {
  const page = await visit('/pricing/');
  await page.getByRole('link', { name: 'Order Now : Studio Box' }).click();
  const { email, crm } = await send(page, site, 'dialog-plan', 'struck-out');
  expect(email).toMatchObject({ servicePrice: 99, originalPrice: 140 });
  expect(crm).toMatchObject({ service: 'Studio Box', originalPrice: 140 });
});

test('different pages have different revisions', () => {
  const pages = pagesOfEachKind();
  const revisions = pages.map(({ html }) => parsePage(html).one('html').attribute('data-revision'));
  expect(new Set(revisions).size).toBe(pages.length);
});
