import type { BrowserContext, Page } from 'playwright';
import { LeadFormPage, visitor } from '../forms/lead-form-page.ts';
import { expect } from '../harness/expect.ts';
import { siteUrl, type TaggedSite, untilDecided } from './tagged-site.ts';
import type { Hit } from './vendor-hosts.ts';

/** When the visitor decides about tags. */
export const decisions = ['at once', 'on the thank-you page', 'in another tab', 'against', 'never'] as const;

/** How the form is sent. */
export const submissions = [
  'one click',
  'a double click',
  'Enter held down',
  'a slow answer',
  'offline at first',
  'without the form’s code',
  'two tabs',
  'two leads in two tabs',
] as const;

/** What the visitor does afterward. */
export const endings = [
  'nothing',
  'reloads',
  'goes back and forward',
  'opens the thank-you page again',
  'sends the same again',
] as const;

export interface Journey {
  /** Unique. */
  name: string;
  path: '/landing/' | '/own-tags/';
  decision: (typeof decisions)[number];
  sending: (typeof submissions)[number];
  ending: (typeof endings)[number];
}

/** Lives through a journey. @returns the email addresses of the leads that it sent */
export async function live(journey: Journey, { newVisitor, site, vendors }: TaggedSite): Promise<string[]> {
  const { name, path, decision, sending, ending } = journey;
  const emails = [`${name}@mail.example`];
  await using context = await newVisitor();
  context.setDefaultTimeout(60_000);
  const page = await open(context, path);
  if (decision === 'at once') await decide(page, 'Accept');
  if (decision === 'against') await decide(page, 'Reject');

  const fill = (at: Page, email = emails[0] ?? '') => fillForm(at, email);
  const submit = (at: Page) => new LeadFormPage(at).submit;
  if (sending === 'without the form’s code') await page.route('**/assets/runtime*', (route) => route.abort());
  if (sending === 'a slow answer')
    await page.route(/\/api\/email|\/rafp/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
  await fill(page);
  if (sending === 'offline at first') {
    await new LeadFormPage(page).untilAwake();
    await context.setOffline(true);
    await submit(page).click();
    await expect(new LeadFormPage(page).failure).toBeVisible();
    await context.setOffline(false);
  }
  if (sending === 'a double click') await submit(page).dblclick();
  else if (sending === 'Enter held down') await pressTwice(page);
  else if (sending === 'two tabs' || sending === 'two leads in two tabs') {
    const other = await open(context, path);
    const second = sending === 'two tabs' ? emails[0] : `${name}.second@mail.example`;
    if (second && second !== emails[0]) emails.push(second);
    await fill(other, second);
    await Promise.all([page, other].map((tab) => submit(tab).click()));
    await other.waitForURL('**/thankyou*');
    await untilDecided(other);
  } else await submit(page).click();
  await page.waitForURL('**/thankyou*');
  // A request that a test holds does not outlive its page, as a report must.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await untilDecided(page);

  if (decision === 'on the thank-you page') await decide(page, 'Accept');
  if (decision === 'in another tab') await decide(await open(context, '/landing/'), 'Accept');

  if (ending === 'reloads') for (let time = 0; time < 2; time++) await page.reload();
  if (ending === 'goes back and forward') {
    // A page from the back/forward cache does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await page.goForward({ waitUntil: 'commit' });
  }
  if (ending === 'opens the thank-you page again') await open(context, '/thankyou');
  if (ending === 'sends the same again') {
    await page.goto(path);
    await fill(page);
    await submit(page).click();
    await page.waitForURL('**/thankyou*');
  }
  await untilDecided(page);
  await untilReported(context, page, isGranted(journey));
  // A browser that closes drops the reports that it has not sent yet.
  const ids = new Set(site.leads().flatMap(({ id, email }) => (emails.includes(String(email)) ? [id] : [])));
  await expect
    .poll(() => vendors.conversions().filter(({ id }) => ids.has(id)).length)
    .toBeGreaterThanOrEqual(emails.length * vendorsOf(journey).length);
  return emails;
}

const isGranted = ({ decision }: Journey) => decision !== 'against' && decision !== 'never';

/** The platforms that get the journey's leads. */
export function vendorsOf(journey: Journey): Hit['vendor'][] {
  if (!isGranted(journey)) return [];
  return journey.path === '/landing/' ? ['ads', 'analytics', 'meta'] : ['ads'];
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await untilDecided(page);
  return page;
}

async function decide(page: Page, answer: 'Accept' | 'Reject'): Promise<void> {
  await page.getByRole('dialog', { name: 'Cookies for ads?' }).getByRole('button', { name: answer }).click();
}

async function fillForm(page: Page, email: string): Promise<void> {
  // A tab in the background can wait long for the frame that a click waits for.
  await page.bringToFront();
  const form = new LeadFormPage(page);
  await form.fullName.fill(visitor.fullName);
  await form.email.fill(email);
  await form.phoneNumber.fill(visitor.phoneNumber);
  // The consultation form has none.
  if ((await form.terms.count()) > 0) await form.terms.check();
}

/** The second press comes before the first is answered. */
async function pressTwice(page: Page): Promise<void> {
  const { email } = new LeadFormPage(page);
  await email.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

/** The page deletes a lead's cookie once every platform has it. */
async function untilReported(context: BrowserContext, page: Page, granted: boolean): Promise<void> {
  const pending = async () => {
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('lead:stored')));
    const cookies = await context.cookies(siteUrl);
    return cookies.some(({ name }) => name.startsWith('conversion-'));
  };
  if (granted) await expect.poll(pending, { timeout: 20_000 }).toBe(false);
}
