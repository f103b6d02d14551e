import type { Context } from 'hono';
import type { SignInAnswer, SuccessAnswer } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { recordSignIn } from '../accounts/accounts.ts';
import { maxPasswordLength } from '../accounts/passwords.ts';
import { staffEmail } from '../accounts/staff-email.ts';
import type { OwnSignIn } from '../own-sign-in.ts';

/**
 * `POST /api/auth/sign-in/email`. An unknown email address costs the same work as a wrong password, so neither the answer
 * nor its timing reveals whether an account exists.
 */
export async function signIn(
  c: Context<ServerEnv>,
  { auth, callAuth, attempts, devices, storage, clock }: OwnSignIn,
): Promise<Response> {
  const { email: typed, password } = await readTexts(c, ['email', 'password']);
  const email = staffEmail(typed);
  if (email === undefined)
    throw new HttpError('invalid_fields', { errors: { email: 'Please enter a valid email address.' } });
  const attempt = await attempts.begin(c, 'password', email);
  if (password.length > maxPasswordLength) throw new HttpError('wrong_sign_in');
  const body = { email, password };
  const signedIn = await attempt.inTurn(() =>
    callAuth(c, (headers) => auth.signInEmail({ body, headers, returnHeaders: true })),
  );
  const needsCode = 'twoFactorRedirect' in signedIn;
  await storage.commit(async (trx) => {
    await attempt.forgive(trx);
    if (!needsCode) await recordSignIn(trx, email, clock());
  });
  if (!needsCode) await devices.remember(c, email);
  return c.json<SignInAnswer>({ success: true, needsCode });
}

/** `POST /api/auth/sign-out`: deletes the session, so a copy of its cookie is worthless. */
export async function signOut(
  c: Context<ServerEnv>,
  { auth, callAuth }: Pick<OwnSignIn, 'auth' | 'callAuth'>,
): Promise<Response> {
  await callAuth(c, (headers) => auth.signOut({ headers, returnHeaders: true }));
  return c.json<SuccessAnswer>({ success: true });
}
