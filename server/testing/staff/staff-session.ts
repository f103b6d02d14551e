import { hashPassword } from 'better-auth/crypto';
import { addAccount } from '../../staff/accounts/accounts.ts';
import type { TestApp } from '../test-app.ts';

export const staffEmail = 'sam@larkfield.example';
export const staffPassword = 'a horse of course';

/** Hashed once per test file, because hashing is slow by design. */
const passwordHash = hashPassword(staffPassword);

/** Same-origin headers of a staff call. */
export type StaffHeaders = Record<'cookie' | 'origin' | 'content-type', string>;

/** The origin of `app.request()`. */
export const ownOrigin = 'http://localhost';

/** Creates an account with the password `staffPassword`. */
export async function addStaff({ storage }: Pick<TestApp, 'storage'>, email = staffEmail): Promise<void> {
  const account = { email, passwordHash: await passwordHash };
  await storage.commit((trx) => addAccount(trx, account, new Date()));
}

/** Creates an account and signs in; resolves with headers for further calls. */
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

/** The cookies a response sets, as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/; Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
