import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digest } from '../../lib/digest.ts';
import type { SubmittedColumns } from './submission.ts';

/**
 * Identifies a request: equal for both calls of one submission and for retries, ignoring case, whitespace, and phone
 * number notation. Base64url of a SHA-256.
 */
export function fingerprint(
  lead: Pick<SubmittedColumns, 'email' | 'phone' | 'full_name' | 'service'>,
): string {
  const digits = nationalDigits(lead.phone.normalize('NFKC'));
  return digest([plain(lead.email), digits, plain(lead.full_name), plain(lead.service)].join('\n'));
}

/**
 * A number's digits without dial code and trunk prefix: the script sends `+1 (813) 555-0142`, the form without JavaScript
 * `(813) 555-0142`.
 */
export function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isInternational = /^\W*\+/.test(phone);
  const national = isInternational && parsePhoneNumberFromString(`+${digits}`)?.nationalNumber;
  return (national || digits).replace(/^(0+|1(?=\d{10}$))/, '');
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
