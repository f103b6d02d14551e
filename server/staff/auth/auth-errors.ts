import { isAPIError } from 'better-auth/api';
import { type ErrorCode, HttpError } from '../../errors.ts';

/** better-auth's error codes and ours. */
const codes: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: 'sign_in_required',
  INVALID_EMAIL_OR_PASSWORD: 'wrong_sign_in',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  TOTP_ALREADY_ENABLED: 'two_factor_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
};

/** Codes that end a sign-in that waits for a second factor. */
const expiredCodes = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];

/** Translates a better-auth error to one of ours. Anything else passes through unchanged. */
export function toHttpError(thrown: unknown): unknown {
  if (!isAPIError(thrown)) return thrown;
  const code = String(thrown.body?.code ?? '');
  if (expiredCodes.includes(code)) return signInExpired(thrown);
  if (code === 'INVALID_PASSWORD') return wrongPassword(thrown);
  // Two concurrent requests used the same backup code.
  if (thrown.statusCode === 409) return new HttpError('wrong_code', { cause: thrown });
  return new HttpError(codes[code] ?? 'internal_error', { cause: thrown });
}

export function signInExpired(cause?: unknown): HttpError {
  return new HttpError('sign_in_required', {
    message: 'Your sign-in expired. Please enter your password again.',
    cause,
  });
}

/** For a signed-in user who had to confirm the password. */
export function wrongPassword(cause?: unknown): HttpError {
  return new HttpError('invalid_fields', {
    errors: { password: 'Incorrect password.' },
    cause,
  });
}
