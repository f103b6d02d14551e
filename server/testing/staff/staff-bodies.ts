import { staffEmail, staffPassword } from './staff-session.ts';

/** Every call of staff's that changes something, as it is sent. */
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
