/**
 * What the calls of staff's sign-in say, for those who answer them and those who ask. All are `POST` with a JSON body from
 * a page of the same origin, and are refused in the words of `server/errors.ts`: 403 `cross_site`, 415
 * `unsupported_media_type`, 422 `invalid_fields` naming the field, 429 `too_many_sign_ins` with `Retry-After`, 503
 * `storage_unavailable`. Where a proxy signs people in, there is nothing at their addresses. `StaffSession` stands in
 * `payments.ts`.
 */

/** `POST /api/auth/sign-in/email`. Refused with 401 `wrong_sign_in`, whichever of the two is wrong. */
export interface SignInBody {
  email: string;
  password: string;
}

/** Nobody is signed in yet when a code is needed: ask for it, and send it within ten minutes. */
export interface SignInAnswer {
  success: true;
  needsCode: boolean;
}

/**
 * `POST /api/auth/two-factor/verify-totp` and `/verify-backup-code`: ends a sign-in that needs a code. Refused with 401
 * `wrong_code`, and with 401 `sign_in_required` when the sign-in is over, after ten minutes or five wrong codes. A code is
 * taken once. Somebody who is signed in sends a first code to `verify-totp` to turn two-factor sign-in on.
 */
export interface CodeBody {
  /** Six digits of the app; a backup code as it was shown. */
  code: string;
}

/**
 * `POST /api/auth/two-factor/enable`, for who is signed in. Refused with 409 `two_factor_on`. Nothing is asked of anybody
 * before a first code was sent to `verify-totp`.
 */
export interface PasswordBody {
  password: string;
}

export interface EnableTwoFactorAnswer {
  success: true;
  /** An `otpauth://` address, to be shown as a QR code; its `secret` is what is typed where no camera is. */
  totpUri: string;
  /** Ten codes that are taken once each. They are shown here and nowhere else. */
  backupCodes: string[];
}

/** `POST /api/auth/change-password`: ends all sessions but the one that asks. */
export interface ChangePasswordBody {
  /** The one so far. */
  password: string;
  /** 12 to 256 characters. */
  newPassword: string;
}

/** Of `change-password`, `verify-totp`, `verify-backup-code`, `two-factor/disable` and, with `{}` as body, `sign-out`. */
export interface StaffDone {
  success: true;
}
