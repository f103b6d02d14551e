import { hashPassword } from 'better-auth/crypto';
import type { StaffRole } from '../../../schema/api/staff.ts';
import { addAccount } from '../../staff/accounts/accounts.ts';
import type { Storage } from '../../storage/storage.ts';

export const staffEmail = 'sam@larkfield.example';
export const staffPassword = 'a horse of course';

/** Hashed once, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

/** Creates an account with the password `staffPassword`. */
export async function addStaff(
  { storage }: { storage: Pick<Storage, 'commit'> },
  email = staffEmail,
  role: StaffRole = 'admin',
): Promise<void> {
  passwordHash ??= hashPassword(staffPassword);
  const account = { email, passwordHash: await passwordHash, role };
  await storage.commit((trx) => addAccount(trx, account, new Date()));
}

/** Signs in over HTTP to a server in another process. @returns the Cookie header */
export async function signInAt(url: string, email = staffEmail): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: staffPassword }),
  });
  if (!answer.ok) throw new Error(`The sign-in was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
