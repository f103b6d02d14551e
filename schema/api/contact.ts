import schema from './lead-email.schema.json' with { type: 'json' };

const { email: emailRule, phoneNumber: phoneRule } = schema.properties;
const email = new RegExp(emailRule.pattern, 'u');
const phone = new RegExp(phoneRule.pattern, 'u');
const separators = /[\s,;:<>()/]+/u;
const number = /[+(]?\d[\d\s().+-]{3,}\d(?:\s*(?:x|ext\.?)\s*\d+)?/giu;

/** The ways to reach a visitor that one field gives: either is enough. */
export interface Contact {
  email?: string;
  phoneNumber?: string;
}

/**
 * Splits what a visitor typed into a field that accepts an email address or a phone number, or both: `call 813-555-0142 or
 * dana@mail.example`. Empty if it has neither.
 */
export function splitContact(typed: string): Contact {
  const address = typed.split(separators).find((part) => email.test(part));
  const rest = address ? typed.replace(address, ' ') : typed;
  // The digits of an address with a mistake are not a phone number.
  const hasPhone = phone.test(rest) && !rest.includes('@');
  return { ...(address && { email: address }), ...(hasPhone && { phoneNumber: phoneIn(rest) }) };
}

/** The number without the words around it, as in `call 813-555-0142 after six`. Fewer than seven digits stay as typed. */
function phoneIn(text: string): string {
  const found = text.match(number)?.find((part) => part.replace(/\D/gu, '').length >= 7) ?? text;
  return found.replace(/\s+/gu, ' ').trim().slice(0, phoneRule.maxLength);
}
