import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { StaffSession } from '../../../schema/api/payments.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Staff } from '../staff.ts';
import { changePassword } from './change-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { disableTwoFactor, enableTwoFactor } from './two-factor.ts';
import { verifyBackupCode, verifyTotp } from './verify-code.ts';

export interface StaffCallParts {
  staff: Staff;
  /** Lets only signed-in staff through. */
  staffOnly: MiddlewareHandler<ServerEnv>;
  /** Lets only requests from our own pages through. */
  ownPagesOnly: MiddlewareHandler<ServerEnv>;
  bodyLimitBytes: number;
  publicUrl: string | undefined;
}

/** Registers the calls for signing in, signing out, and managing one's account. */
export function staffCalls(
  app: Hono<ServerEnv>,
  { staff: { ownSignIn }, staffOnly, ownPagesOnly, ...rest }: StaffCallParts,
): void {
  app.get('/api/staff/session', (c) => {
    const { email, hasTwoFactor = false } = c.get('staff');
    const answer: StaffSession = {
      success: true,
      email,
      canSignOut: ownSignIn !== undefined,
      hasTwoFactor,
    };
    return c.json(answer);
  });
  if (!ownSignIn) return;

  const register = (path: string, guard: MiddlewareHandler<ServerEnv>, POST: Handler<ServerEnv>) => {
    app.use(`/api/auth${path}`, guard);
    onlyMethods(app, `/api/auth${path}`, { POST });
  };
  const parts = { ...ownSignIn, ...rest };
  register('/sign-in/email', ownPagesOnly, signIn(parts));
  register('/sign-out', ownPagesOnly, signOut(parts));
  register('/two-factor/verify-totp', ownPagesOnly, verifyTotp(parts));
  register('/two-factor/verify-backup-code', ownPagesOnly, verifyBackupCode(parts));
  register('/two-factor/enable', staffOnly, enableTwoFactor(parts));
  register('/two-factor/disable', staffOnly, disableTwoFactor(parts));
  register('/change-password', staffOnly, changePassword(parts));
}
