import { hash } from 'node:crypto';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { defaultCountry } from '../../schema/phone/country.ts';
import { matchCountry } from '../../schema/phone/match-country.ts';
import type { Lead } from '../delivery/target.ts';
import type { Platform } from './conversion-names.ts';

type Contact = Pick<Lead, 'email' | 'phone' | 'country'>;

/**
 * The lead's email address as platforms recognize it: hexadecimal SHA-256; undefined without one. Sources: Data Manager API,
 * Format user data; Conversions API, Customer information parameters.
 */
export function hashedEmail({ email }: Pick<Contact, 'email'>, platform: Platform): string | undefined {
  const plain = email.replace(/\s/g, '').toLowerCase();
  if (plain === '') return undefined;
  return hash('sha256', platform === 'google' ? withoutAlias(plain) : plain);
}

/** Gmail ignores periods, and whatever follows a plus sign. Google hashes such addresses without them. */
function withoutAlias(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(gmail\.com|googlemail\.com)$/.exec(email) ?? [];
  if (domain === '') return email;
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}

/** The lead's phone number in the same way: in E.164 for Google, its digits for Meta; undefined if it is none. */
export function hashedPhone({ phone, country }: Contact, platform: Platform): string | undefined {
  const { code } = matchCountry(country ?? '') ?? defaultCountry;
  const parsed = parsePhoneNumberFromString(phone, code as CountryCode);
  if (!parsed?.isPossible()) return undefined;
  return hash('sha256', platform === 'google' ? parsed.number : parsed.number.slice(1));
}
