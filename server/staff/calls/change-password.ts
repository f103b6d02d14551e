import type { Handler } from 'hono';
import type { StaffDone } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-texts.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { passwordProblem } from '../accounts/passwords.ts';
import type { CallParts } from './call-parts.ts';
import { withPassword } from './with-password.ts';

/** `POST /api/auth/change-password`: ends every session but the caller's. */
export function changePassword(parts: CallParts): Handler<ServerEnv> {
  const { auth, callAuth, bodyLimitBytes } = parts;
  return async (c) => {
    const { password, newPassword } = await readTexts(c, bodyLimitBytes, ['password', 'newPassword']);
    const problem = passwordProblem(newPassword);
    if (problem !== undefined) throw new HttpError('invalid_fields', { errors: { newPassword: problem } });
    const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
    await withPassword(c, parts, password, () =>
      callAuth(c, (headers) => auth.changePassword({ body, headers, returnHeaders: true })),
    );
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}
