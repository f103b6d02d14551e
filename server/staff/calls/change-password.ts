import type { Context } from 'hono';
import type { SuccessAnswer } from '../../../schema/api/staff.ts';
import { HttpError } from '../../errors.ts';
import { readTexts } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { passwordProblem } from '../accounts/passwords.ts';
import type { OwnSignIn } from '../own-sign-in.ts';
import { withPassword } from './with-password.ts';

/** `POST /api/auth/change-password`: ends every session but the caller's. */
export async function changePassword(c: Context<ServerEnv>, parts: OwnSignIn): Promise<Response> {
  const { auth, callAuth } = parts;
  const { password, newPassword } = await readTexts(c, ['password', 'newPassword']);
  const problem = passwordProblem(newPassword);
  if (problem !== undefined) throw new HttpError('invalid_fields', { errors: { newPassword: problem } });
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
  await withPassword(c, parts, password, () =>
    callAuth(c, (headers) => auth.changePassword({ body, headers, returnHeaders: true })),
  );
  return c.json<SuccessAnswer>({ success: true });
}
