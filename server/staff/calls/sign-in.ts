import type { Handler } from 'hono';
import type { SignInAnswer } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { recordSignIn } from '../accounts/accounts.ts';
import { maxPasswordLength } from '../accounts/passwords.ts';
import { staffEmail } from '../accounts/staff-email.ts';
import type { CallParts } from './call-parts.ts';

/**
 * `POST /api/auth/sign-in/email`. An unknown email address costs the same work as a wrong password, so neither the answer
 * nor its timing reveals whether an account exists.
 */
export function signIn({
  auth,
  callAuth,
  attempts,
  devices,
  storage,
  clock,
  bodyLimitBytes,
}: CallParts): Handler<ServerEnv> {
  return async (c) => {
    const { email: typed, password } = await readTexts(c, bodyLimitBytes, ['email', 'password']);
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
    const answer: SignInAnswer = { success: true, needsCode };
    return c.json(answer);
  };
}
