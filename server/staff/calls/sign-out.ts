import type { Handler } from 'hono';
import type { StaffDone } from '../../../schema/api/staff.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { CallParts } from './call-parts.ts';

/** `POST /api/auth/sign-out`: deletes the session, so a copy of its cookie is worthless. */
export function signOut({ auth, callAuth }: Pick<CallParts, 'auth' | 'callAuth'>): Handler<ServerEnv> {
  return async (c) => {
    await callAuth(c, (headers) => auth.signOut({ headers, returnHeaders: true }));
    const answer: StaffDone = { success: true };
    return c.json(answer);
  };
}
