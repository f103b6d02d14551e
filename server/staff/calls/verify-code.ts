import type { Context, Handler } from 'hono';
import type { StaffDone } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { noteSignIn } from '../accounts/accounts.ts';
import { signInOver } from '../auth/auth-errors.ts';
import type { CallParts } from './call-parts.ts';

/** `POST /api/auth/two-factor/verify-totp`: ends a sign-in, or turns two-factor sign-in on. */
export function verifyTotp(parts: CallParts): Handler<ServerEnv> {
  const { auth, ask, bodyLimitBytes, attempts } = parts;
  return async (c) => {
    const { code: typed } = await readTexts(c, bodyLimitBytes, ['code']);
    // Apps show it in two groups.
    const code = typed.replace(/\s/g, '');
    await verify(c, parts, async (email) => {
      if (!(await attempts.isNewCode(email, code))) throw new HttpError('wrong_code');
      return ask(c, (headers) => auth.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
    });
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}

/** `POST /api/auth/two-factor/verify-backup-code`: ends a sign-in, for who has lost the app. */
export function verifyBackupCode(parts: CallParts): Handler<ServerEnv> {
  const { auth, ask, bodyLimitBytes } = parts;
  return async (c) => {
    const { code: typed } = await readTexts(c, bodyLimitBytes, ['code']);
    const body = { code: typed.trim() };
    await verify(c, parts, () =>
      ask(c, (headers) => auth.verifyBackupCode({ body, headers, returnHeaders: true })),
    );
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}

async function verify(
  c: Context<ServerEnv>,
  { whoAsks, whoseCode, attempts, devices, storage, clock }: CallParts,
  check: (email: string) => Promise<unknown>,
): Promise<void> {
  const member = (await whoAsks(c)) ?? (await whoseCode(c));
  if (!member) throw signInOver();
  const attempt = await attempts.begin(c, 'code', member.email);
  await check(member.email);
  await storage.commit(async (trx) => {
    await attempt.forgive(trx);
    await noteSignIn(trx, member.email, clock());
  });
  await devices.remember(c, member.email);
}
