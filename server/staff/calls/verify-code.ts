import type { Context } from 'hono';
import type { SuccessAnswer } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { recordSignIn } from '../accounts/accounts.ts';
import { signInExpired } from '../auth/auth-errors.ts';
import type { OwnSignIn } from '../own-sign-in.ts';

/** `POST /api/auth/two-factor/verify-totp`: completes a sign-in or turns two-factor authentication on. */
export function verifyTotp(c: Context<ServerEnv>, parts: OwnSignIn): Promise<Response> {
  const { auth, callAuth, attempts } = parts;
  return verify(c, parts, async (email, typed) => {
    // Apps show the code in two groups.
    const body = { code: typed.replace(/\s/g, '') };
    if (!(await attempts.isNewCode(email, body.code))) throw new HttpError('wrong_code');
    await callAuth(c, (headers) => auth.verifyTOTP({ body, headers, returnHeaders: true }));
  });
}

/** `POST /api/auth/two-factor/verify-backup-code`: completes a sign-in without the authenticator app. */
export function verifyBackupCode(c: Context<ServerEnv>, parts: OwnSignIn): Promise<Response> {
  const { auth, callAuth } = parts;
  return verify(c, parts, async (_email, typed) => {
    const body = { code: typed.trim() };
    await callAuth(c, (headers) => auth.verifyBackupCode({ body, headers, returnHeaders: true }));
  });
}

async function verify(
  c: Context<ServerEnv>,
  { currentStaff, pendingStaff, attempts, devices, storage, clock }: OwnSignIn,
  check: (email: string, code: string) => Promise<void>,
): Promise<Response> {
  const { code } = await readTexts(c, ['code']);
  const member = (await currentStaff(c)) ?? (await pendingStaff(c));
  if (!member) throw signInExpired();
  const attempt = await attempts.begin(c, 'code', member.email);
  await check(member.email, code);
  await storage.commit(async (trx) => {
    await attempt.forgive(trx);
    await recordSignIn(trx, member.email, clock());
  });
  await devices.remember(c, member.email);
  return c.json<SuccessAnswer>({ success: true });
}
