import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digest } from '../../lib/digest.ts';
import type { Submission } from './submission.ts';

/**
 * Identifies a request: equal for both calls of one submission and for retries, ignoring case, whitespace, and phone
 * number notation. Base64url of a SHA-256.
 */
export function fingerprint(
  submission: Pick<Submission, 'email' | 'phone' | 'fullName' | 'service'>,
): string {
  const parts = [
    plain(submission.email),
    nationalDigits(submission.phone.normalize('NFKC')),
    plain(submission.fullName),
    plain(submission.service),
  ];
  return digest(parts.join('\n'));
}

/**
 * A number's digits without dial code and trunk prefix: the script sends `+1 (813) 555-0142`, the form without JavaScript
 * `(813) 555-0142`.
 */
function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isInternational = /^\W*\+/.test(phone);
  const national = isInternational && parsePhoneNumberFromString(`+${digits}`)?.nationalNumber;
  return (national || digits).replace(/^(0+|1(?=\d{10}$))/, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
