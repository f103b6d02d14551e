import type { Page } from 'playwright';
import type { Attribution } from '../../../schema/generated/types.ts';
import { expect } from '../harness/browser-test.ts';
import type { RunningSite } from '../harness/running-site.ts';
import { someone } from './lead-form-outcome.ts';
import { LeadFormPage } from './lead-form-page.ts';

export const newsletter =
  '/landing/?utm_source=newsletter&utm_medium=email&gclid=Cj0KCQ&session=secret#packages';
export const fromNewsletter = {
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  landingPage: '/landing/',
  referrer: '',
  params: { utm_source: 'newsletter', utm_medium: 'email', gclid: 'Cj0KCQ' },
};

/** Sends the current page's form and returns the attribution that the server received. */
export async function send(
  page: Page,
  site: Pick<RunningSite, 'bodies'>,
  name: string,
): Promise<Attribution> {
  await page.locator('main a[data-form]').first().click();
  const form = new LeadFormPage(page, (await page.locator('dialog:modal form').getAttribute('id')) ?? '');
  await form.fill(someone(name));
  await form.submit.click();
  await page.waitForURL('**/thankyou#received');
  const { email = '{}', crm = '{}' } = site.bodies(someone(name).email);
  expect(JSON.parse(crm).attribution).toEqual(JSON.parse(email).attribution);
  return JSON.parse(email).attribution;
}
