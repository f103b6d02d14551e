import { staffEmail, staffPassword } from './staff-session.ts';

/** A valid body for every staff call that changes something. */
export const staffCallBodies: readonly (readonly [path: string, body: unknown])[] = [
  ['/api/auth/sign-in/email', { email: staffEmail, password: staffPassword }],
  ['/api/auth/sign-out', {}],
  ['/api/auth/change-password', { password: staffPassword, newPassword: staffPassword }],
  ['/api/auth/two-factor/enable', { password: staffPassword }],
  ['/api/auth/two-factor/disable', { password: staffPassword }],
  ['/api/auth/two-factor/verify-totp', { code: '123456' }],
  ['/api/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' }],
  ['/api/staff/anything', {}],
];
