import type { Page } from 'playwright';
import { staffEmail, staffPassword } from '../harness/staff-console.ts';

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, password = staffPassword, email = staffEmail): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
