import type { Lead } from '../../delivery/target.ts';

/** So few digits stand in too many phone numbers. */
const leastDigits = 4;

/**
 * Says whether a lead is searched for: each word stands in its name, phone number, e-mail address, service, message, form
 * or id, whatever the capitals and accents; or the digits are a part of its phone number, however that is written.
 */
export function leadMatcher(search: string): (lead: Lead) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s()+./-]*$/.test(search) ? digitsOf(search) : '';
  return (lead) => {
    if (digits.length >= leastDigits && digitsOf(lead.phone).includes(digits)) return true;
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
