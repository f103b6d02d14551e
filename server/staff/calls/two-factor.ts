import type { Context } from 'hono';
import type { EnableTwoFactorAnswer, SuccessAnswer } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { OwnSignIn } from '../own-sign-in.ts';
import { withPassword } from './with-password.ts';

/** `POST /api/auth/two-factor/enable`: returns a secret. Its first code, sent to `verify-totp`, turns two-factor on. */
export async function enableTwoFactor(c: Context<ServerEnv>, parts: OwnSignIn): Promise<Response> {
  const { auth, callAuth } = parts;
  const { password } = await readTexts(c, ['password']);
  // The authenticator app shows it next to the email address.
  const issuer = new URL(siteUrl(c)).hostname;
  const body = { password, issuer, method: 'totp' } as const;
  const enabled = await withPassword(c, parts, password, () =>
    callAuth(c, (headers) => auth.enableTwoFactor({ body, headers, returnHeaders: true })),
  );
  if (enabled.method !== 'totp') throw new HttpError('internal_error');
  const { totpURI: totpUri, backupCodes } = enabled;
  return c.json<EnableTwoFactorAnswer>({ success: true, totpUri, backupCodes });
}

/** `POST /api/auth/two-factor/disable`: from now on, the password alone signs in. */
export async function disableTwoFactor(c: Context<ServerEnv>, parts: OwnSignIn): Promise<Response> {
  const { auth, callAuth } = parts;
  const { password } = await readTexts(c, ['password']);
  await withPassword(c, parts, password, () =>
    callAuth(c, (headers) => auth.disableTwoFactor({ body: { password }, headers, returnHeaders: true })),
  );
  return c.json<SuccessAnswer>({ success: true });
}
