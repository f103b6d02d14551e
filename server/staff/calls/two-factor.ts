import type { Handler } from 'hono';
import type { EnableTwoFactorAnswer, StaffDone } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { originOf } from '../../security/same-origin.ts';
import type { CallParts } from './call-parts.ts';
import { withPassword } from './with-password.ts';

/** `POST /api/auth/two-factor/enable`: returns a secret. Its first code, sent to `verify-totp`, turns two-factor on. */
export function enableTwoFactor(parts: CallParts): Handler<ServerEnv> {
  const { auth, callAuth, bodyLimitBytes, publicUrl } = parts;
  return async (c) => {
    const { password } = await readTexts(c, bodyLimitBytes, ['password']);
    // The authenticator app shows it next to the email address.
    const issuer = new URL(publicUrl ?? originOf(c)).hostname;
    const enabled = await withPassword(c, parts, password, () =>
      callAuth(c, (headers) =>
        auth.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers, returnHeaders: true }),
      ),
    );
    if (enabled.method !== 'totp') throw new HttpError('internal_error');
    const { totpURI: totpUri, backupCodes } = enabled;
    const answer: EnableTwoFactorAnswer = { success: true, totpUri, backupCodes };
    return c.json(answer);
  };
}

/** `POST /api/auth/two-factor/disable`: from now on, the password alone signs in. */
export function disableTwoFactor(parts: CallParts): Handler<ServerEnv> {
  const { auth, callAuth, bodyLimitBytes } = parts;
  return async (c) => {
    const { password } = await readTexts(c, bodyLimitBytes, ['password']);
    await withPassword(c, parts, password, () =>
      callAuth(c, (headers) => auth.disableTwoFactor({ body: { password }, headers, returnHeaders: true })),
    );
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}
