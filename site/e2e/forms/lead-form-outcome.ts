import type { Page } from 'playwright';
import { expect } from '../harness/expect.ts';
import { type LeadFormPage, visitor } from './lead-form-page.ts';

/** A visitor with a unique email address, by which a test finds its own lead. */
export const someone = (name: string) => ({ ...visitor, email: `${name}@mail.example` });

export const leadsOf = (leads: Record<string, unknown>[], name: string) =>
  leads.filter((lead) => lead.email === `${name}@mail.example`);

/** Console messages about calls that a test lets fail. */
export const failedCalls = /send-resume-email|rafp\/submit/;

/** The paths of the page's POST requests, as they are sent; without those that report views. */
export function postsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname !== '/api/views') paths.push(pathname);
  });
  return paths;
}

export async function expectThankYou(page: Page, anchor: string, message: string): Promise<void> {
  await page.waitForURL(`**/thankyou#${anchor}`);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(message);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You For Writing!', {
    useInnerText: true,
  });
}

/** After a failure the form shows the message with the focus on it and keeps what was typed. */
export async function expectFailure(form: LeadFormPage, message: string, name: string): Promise<void> {
  await expect(form.failure).toHaveText(message);
  await expect(form.failure).toBeFocused();
  await expect(form.submit).not.toHaveText(/ing\.\.\.$/);
  await expect(form.submit).toBeEnabled();
  expect(await form.values()).toMatchObject({ ...someone(name) });
}

/** Makes the form's own code throw. No server or network failure does. */
export function withoutEntropy(page: Page) {
  return page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('No entropy.');
    };
  });
}
