/**
 * Requests and responses of the sign-in calls, shared by the server and the portal. Each call is a `POST` with
 * a JSON body from a page of the same origin. Errors come from `server/errors.ts`: 403 `cross_site`, 415
 * `unsupported_media_type`, 422 `invalid_fields` with the field, 429 `too_many_sign_ins` with `Retry-After`,
 * 503 `storage_unavailable`. Where a proxy signs people in, these calls do not exist.
 */

/**
 * What staff may do. An agent works on own and unassigned leads; a manager on all, and on payments and settings; an author
 * edits pages; an admin may do all of this.
 */
export const staffRoles = ['agent', 'manager', 'author', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** `POST /api/auth/sign-in/email`. Fails with 401 `wrong_sign_in`, whichever of the two is wrong. */
export interface SignInBody {
  email: string;
  password: string;
}

/** When a code is needed, the sign-in is not complete: send the code within ten minutes. */
export interface SignInAnswer {
  success: true;
  needsCode: boolean;
}

/**
 * `POST /api/auth/two-factor/verify-totp` and `/verify-backup-code`: completes a sign-in that needs a code.
 * Fails with 401 `wrong_code`, and with 401 `sign_in_required` once the sign-in expired, after ten minutes or
 * five wrong codes. A code works once. A signed-in user sends a first code to `verify-totp` to turn two-factor
 * authentication on.
 */
export interface CodeBody {
  /** Six digits from the app, or a backup code as shown. */
  code: string;
}

/**
 * `POST /api/auth/two-factor/enable`, for signed-in users. Fails with 409 `two_factor_on`. Two-factor authentication stays
 * off until a first code is sent to `verify-totp`. The body is `{ password }`.
 */
export interface EnableTwoFactorAnswer {
  success: true;
  /** An `otpauth://` URI to show as a QR code; users without a camera type its `secret`. */
  totpUri: string;
  /** Ten codes that work once each. They are shown only here. */
  backupCodes: string[];
}

/** `POST /api/auth/change-password`: ends all sessions but the caller's. */
export interface ChangePasswordBody {
  /** The current password. */
  password: string;
  /** 12 to 256 characters. */
  newPassword: string;
}

/**
 * The response of `change-password`, `verify-totp`, `verify-backup-code`, `two-factor/disable` and, with `{}`
 * as body, `sign-out`.
 */
export interface SuccessAnswer {
  success: true;
}

/** `GET /api/staff/session`; fails with 401 `sign_in_required`. */
export interface StaffSession {
  success: true;
  email: string;
  /** What colleagues see. */
  name: string;
  role: StaffRole;
  /** False if a proxy handles sign-in. */
  canSignOut: boolean;
  /** Whether sign-in requires a code. */
  hasTwoFactor: boolean;
}
