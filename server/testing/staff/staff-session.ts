import { randomUUID } from 'node:crypto';
import { serializeSigned } from 'hono/utils/cookie';
import type { StaffRole } from '../../../schema/api/staff.ts';
import { anyTable } from '../../staff/auth/columns.ts';
import { cookiePrefix } from '../../staff/auth/create-auth.ts';
import type { TestApp } from '../test-app.ts';
import { addStaff, staffEmail, staffPassword } from './staff-account.ts';

export { addStaff, staffEmail, staffPassword };

/** Same-origin headers of a staff call. */
export type StaffHeaders = Record<'cookie' | 'origin' | 'content-type', string>;

/** The origin of `app.request()`. */
export const ownOrigin = 'http://localhost';

/** Creates an account and a session for it. A sign-in would hash the password, a tenth of a second of CPU. */
export async function staffSession(
  { storage, config }: Pick<TestApp, 'storage' | 'config'>,
  email = staffEmail,
  role: StaffRole = 'admin',
): Promise<StaffHeaders> {
  await addStaff({ storage }, email, role);
  const now = Date.now();
  const [created, ends] = [new Date(now).toISOString(), new Date(now + 3_600_000).toISOString()];
  const token = randomUUID();
  await storage.commit(async (trx) => {
    const { id } = await trx
      .selectFrom('staff_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const times = { expires_at: ends, created_at: created, updated_at: created };
    await anyTable(trx)
      .insertInto('staff_sessions')
      .values({ id: randomUUID(), token, user_id: id, ...times })
      .execute();
  });
  const options = { secure: true, path: '/' };
  const cookie = await serializeSigned(
    `${cookiePrefix}.session_token`,
    token,
    config.staff.secret ?? '',
    options,
  );
  return { origin: ownOrigin, 'content-type': 'application/json', cookie: cookie.split(';', 1)[0] ?? '' };
}

/** Creates an account and signs in. */
export async function signInNewStaff(server: Pick<TestApp, 'app' | 'storage'>): Promise<StaffHeaders> {
  await addStaff(server);
  return signInStaff(server);
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
