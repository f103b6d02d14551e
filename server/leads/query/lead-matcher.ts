import type { Lead } from '../../delivery/target.ts';

/** Fewer digits would match too many phone numbers. */
const minDigits = 4;

/**
 * Matches leads that contain each word in their name, phone number, email address, service, message, form, or id,
 * ignoring case and accents; or whose phone number contains the digits, in any notation.
 */
export function leadMatcher(search: string): (lead: Lead) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s()+./-]*$/.test(search) ? digitsOf(search) : '';
  return (lead) => {
    if (digits.length >= minDigits && digitsOf(lead.phone).includes(digits)) return true;
    const { full_name, phone, email, service, message, form, id } = lead;
    const text = plain([full_name, phone, email, service, message, form, id].join('\n'));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
