import metadata from 'libphonenumber-js/max/metadata';
import { judgePhone } from '../../../schema/phone/judge-phone.ts';
import { matchCountry } from '../../../schema/phone/match-country.ts';
import type { FieldErrors } from '../../errors.ts';
import { type Fields, textOf } from '../../http/fields.ts';

/** Longer texts are refused for their length. */
const maxLength = 80;

/**
 * The error of a phone number that cannot exist. A doubtful one is no error: it must not cost a lead. Without a country
 * that we know, only numbers with a country code are judged.
 */
export function findPhoneError(fields: Fields): FieldErrors {
  // A rewrite form has one field for a number or an email address, with a message of its own.
  if (fields.kind === 'rewrite') return {};
  const text = textOf(fields, 'phoneNumber') ?? '';
  if (text === '' || text.length > maxLength) return {};
  const country = matchCountry(textOf(fields, 'country') ?? '');
  const verdict = judgePhone(text, country?.code, metadata);
  return verdict.kind === 'impossible' ? { phoneNumber: verdict.message } : {};
}
