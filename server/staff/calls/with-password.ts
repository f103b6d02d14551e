import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import { longestPassword } from '../accounts/passwords.ts';
import { wrongPassword } from '../auth/auth-errors.ts';
import type { CallParts } from './call-parts.ts';

/**
 * Does what asks somebody who is signed in for the password once more, and counts as a sign-in does: a browser that was
 * left open is no place to find the password out.
 */
export async function withPassword<T>(
  c: Context<ServerEnv>,
  { attempts, storage }: Pick<CallParts, 'attempts' | 'storage'>,
  password: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.begin(c, 'password', c.get('staff').email);
  if (password.length > longestPassword) throw wrongPassword();
  const done = await attempt.inTurn(work);
  await storage.commit((trx) => attempt.forgive(trx));
  return done;
}
