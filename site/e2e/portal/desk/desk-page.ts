import type { Page } from 'playwright';
import { emailCall, json } from '../../../../server/testing/leads/lead-bodies.ts';
import type { OpenSite } from '../../harness/staff-console.ts';

/** Sends a lead like a visitor's form. */
export async function sendLead({ url }: OpenSite, fullName: string): Promise<void> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@mail.example`;
  const answer = await fetch(`${url}/api/email/send-resume-email`, json(emailCall({ fullName, email })));
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
}

/** Before the sign-in, calls are refused. */
export const allowedProblems = /401/;

export const row = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });
export const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

export const desktop = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };
