import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { sameOriginOnly } from '../../security/same-origin.ts';
import type { OwnSignIn } from '../own-sign-in.ts';
import { requirePermission } from '../permissions.ts';
import type { Staff } from '../staff.ts';
import { changePassword } from './change-password.ts';
import { signIn, signOut } from './sign-in.ts';
import { disableTwoFactor, enableTwoFactor } from './two-factor.ts';
import { verifyBackupCode, verifyTotp } from './verify-code.ts';

/**
 * Registers the calls for signing in, signing out, and managing one's account.
 * @param staffOnly lets only signed-in staff through
 */
export function staffCalls(
  app: Hono<ServerEnv>,
  { ownSignIn }: Staff,
  staffOnly: MiddlewareHandler<ServerEnv>,
): void {
  app.get('/api/staff/session', requirePermission('ownAccount'), (c) => {
    const { email, name, role, hasTwoFactor = false } = c.get('staff');
    const canSignOut = ownSignIn !== undefined;
    return c.json<StaffSession>({ success: true, email, name, role, canSignOut, hasTwoFactor });
  });
  if (!ownSignIn) return;

  type Call = (c: Context<ServerEnv>, parts: OwnSignIn) => Promise<Response>;
  const register = (path: string, guards: readonly MiddlewareHandler<ServerEnv>[], call: Call) => {
    app.use(`/api/auth${path}`, ...guards);
    onlyMethods(app, `/api/auth${path}`, { POST: (c) => call(c, ownSignIn) });
  };
  register('/sign-in/email', [sameOriginOnly], signIn);
  register('/sign-out', [sameOriginOnly], signOut);
  register('/two-factor/verify-totp', [sameOriginOnly], verifyTotp);
  register('/two-factor/verify-backup-code', [sameOriginOnly], verifyBackupCode);
  const ownAccount = [staffOnly, requirePermission('ownAccount')];
  register('/two-factor/enable', ownAccount, enableTwoFactor);
  register('/two-factor/disable', ownAccount, disableTwoFactor);
  register('/change-password', ownAccount, changePassword);
}
