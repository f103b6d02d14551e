import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { type LeadFormPage, visitor } from './lead-form-page.ts';

/** A visitor that no other test sends, so that each finds its own lead in the database. */
export const someone = (name: string) => ({ ...visitor, email: `${name}@mail.example` });

export const leadsOf = (leads: Record<string, unknown>[], name: string) =>
  leads.filter((lead) => lead.email === `${name}@mail.example`);

/** The browser's own complaints about calls that a test lets fail. */
export const failedCalls = /send-resume-email|rafp\/submit/;

export async function expectThankYou(page: Page, anchor: string, message: string): Promise<void> {
  await page.waitForURL(`**/thankyou#${anchor}`);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(message);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You For Writing!', {
    useInnerText: true,
  });
}

/** The form as it must look after a failure: the message, the focus on it, and nothing that was typed lost. */
export async function expectFailure(form: LeadFormPage, message: string, name: string): Promise<void> {
  await expect(form.failure).toHaveText(message);
  await expect(form.failure).toBeFocused();
  await expect(form.submit).not.toHaveText(/ing\.\.\.$/);
  await expect(form.submit).toBeEnabled();
  expect(await form.values()).toMatchObject({ ...someone(name) });
}

/** Makes the form's own code throw, which no server and no line can. */
export function withoutEntropy(page: Page) {
  return page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('No entropy.');
    };
  });
}
