import { hashPassword } from 'better-auth/crypto';
import { addAccount } from '../../staff/accounts/accounts.ts';
import type { TestApp } from '../test-app.ts';

export const staffEmail = 'sam@larkfield.example';
export const staffPassword = 'a horse of course';

/** Once for all accounts of a file of tests: a hash is meant to take its time. */
const passwordHash = hashPassword(staffPassword);

/** What a call of staff's is made with, from a page of the app's own. */
export type StaffHeaders = Record<'cookie' | 'origin' | 'content-type', string>;

/** Where `app.request()` has its requests come from. */
export const ownOrigin = 'http://localhost';

/** Makes an account whose password is `staffPassword`. */
export async function addStaff({ storage }: Pick<TestApp, 'storage'>, email = staffEmail): Promise<void> {
  const account = { email, passwordHash: await passwordHash };
  await storage.commit((trx) => addAccount(trx, account, new Date()));
}

/** Makes an account and signs in; resolves with headers for further calls. */
export async function staffSession(
  server: Pick<TestApp, 'app' | 'storage'>,
  email?: string,
): Promise<StaffHeaders> {
  await addStaff(server, email);
  return signInStaff(server, email);
}

/** Signs in to an account of `addStaff`. */
export async function signInStaff({ app }: Pick<TestApp, 'app'>, email = staffEmail): Promise<StaffHeaders> {
  const headers = { origin: ownOrigin, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: staffPassword });
  const answer = await app.request('/api/auth/sign-in/email', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The sign-in was refused: ${await answer.text()}`);
  return { ...headers, cookie: cookiesOf(answer) };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/; Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
