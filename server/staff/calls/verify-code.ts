import type { Context, Handler } from 'hono';
import type { StaffDone } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { recordSignIn } from '../accounts/accounts.ts';
import { signInExpired } from '../auth/auth-errors.ts';
import type { CallParts } from './call-parts.ts';

/** `POST /api/auth/two-factor/verify-totp`: completes a sign-in or turns two-factor authentication on. */
export function verifyTotp(parts: CallParts): Handler<ServerEnv> {
  const { auth, callAuth, bodyLimitBytes, attempts } = parts;
  return async (c) => {
    const { code: typed } = await readTexts(c, bodyLimitBytes, ['code']);
    // Apps show the code in two groups.
    const code = typed.replace(/\s/g, '');
    await verify(c, parts, async (email) => {
      if (!(await attempts.isNewCode(email, code))) throw new HttpError('wrong_code');
      return callAuth(c, (headers) => auth.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
    });
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}

/** `POST /api/auth/two-factor/verify-backup-code`: completes a sign-in without the authenticator app. */
export function verifyBackupCode(parts: CallParts): Handler<ServerEnv> {
  const { auth, callAuth, bodyLimitBytes } = parts;
  return async (c) => {
    const { code: typed } = await readTexts(c, bodyLimitBytes, ['code']);
    const body = { code: typed.trim() };
    await verify(c, parts, () =>
      callAuth(c, (headers) => auth.verifyBackupCode({ body, headers, returnHeaders: true })),
    );
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}

async function verify(
  c: Context<ServerEnv>,
  { currentStaff, pendingStaff, attempts, devices, storage, clock }: CallParts,
  check: (email: string) => Promise<unknown>,
): Promise<void> {
  const member = (await currentStaff(c)) ?? (await pendingStaff(c));
  if (!member) throw signInExpired();
  const attempt = await attempts.begin(c, 'code', member.email);
  await check(member.email);
  await storage.commit(async (trx) => {
    await attempt.forgive(trx);
    await recordSignIn(trx, member.email, clock());
  });
  await devices.remember(c, member.email);
}
