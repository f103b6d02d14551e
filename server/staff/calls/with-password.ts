import type { Context } from 'hono';
import type { ServerEnv } from '../../http/server-env.ts';
import { maxPasswordLength } from '../accounts/passwords.ts';
import { wrongPassword } from '../auth/auth-errors.ts';
import type { OwnSignIn } from '../own-sign-in.ts';

/**
 * Runs an action for which a signed-in user must confirm the password. Failures count like failed sign-ins, so an unlocked
 * browser does not allow guessing the password.
 */
export async function withPassword<T>(
  c: Context<ServerEnv>,
  { attempts, storage }: Pick<OwnSignIn, 'attempts' | 'storage'>,
  password: string,
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.begin(c, 'password', c.get('staff').email);
  if (password.length > maxPasswordLength) throw wrongPassword();
  const done = await attempt.inTurn(work);
  await storage.commit((trx) => attempt.forgive(trx));
  return done;
}
