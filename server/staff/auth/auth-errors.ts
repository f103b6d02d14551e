import { isAPIError } from 'better-auth/api';
import { type ErrorCode, HttpError } from '../../errors.ts';

/** What better-auth refuses with, and what that is here. */
const codes: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: 'sign_in_required',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_sign_in',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  TOTP_ALREADY_ENABLED: 'two_factor_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
};

/** What ends a sign-in that waited for its code. */
const endings = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];

/** Gives what better-auth threw our code; what is no refusal of its stays as it is. */
export function toHttpError(thrown: unknown): unknown {
  if (!isAPIError(thrown)) return thrown;
  const code = String(thrown.body?.code ?? '');
  if (endings.includes(code)) return signInOver(thrown);
  if (code === 'INVALID_PASSWORD') return wrongPassword(thrown);
  // Two took the same backup code at one moment.
  if (thrown.statusCode === 409) return new HttpError('wrong_code', { cause: thrown });
  return new HttpError(codes[code] ?? 'internal_error', { cause: thrown });
}

export function signInOver(cause?: unknown): HttpError {
  return new HttpError('sign_in_required', {
    message: 'This sign-in is over. Please begin again with your password.',
    cause,
  });
}

/** Of somebody who is signed in and was asked for the password once more. */
export function wrongPassword(cause?: unknown): HttpError {
  return new HttpError('invalid_fields', {
    errors: { password: 'This is not your password.' },
    cause,
  });
}
