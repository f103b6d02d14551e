import {
  type CountryCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core';
import allNumbers from 'libphonenumber-js/max/metadata';
import { defaultCountry } from './country.ts';
import { judgePhone } from './judge-phone.ts';
import { matchCountry } from './match-country.ts';
import { readablePhone } from './readable-phone.ts';

const metadata = allNumbers as unknown as MetadataJson;

export interface Phone {
  /** In international format, such as `+15125550188`. */
  number: string;
  href: string;
  /** Formatted for people. */
  label: string;
}

/**
 * Reads a phone number in any form that people write.
 * @param country the name of the company's country, for numbers without a country code
 * @returns why it is not a phone number, if it is none
 */
export function readPhone(text: string, country: string): Phone | { reason: string } {
  const code = matchCountry(country)?.code ?? defaultCountry.code;
  const phone = parse(text, code);
  // An area code can be newer than the library, so a number in full is accepted if its length is right.
  const isFull = /^\s*\+/.test(text);
  if (phone?.isValid() || (isFull && phone?.isPossible())) return shown(phone);
  const verdict = judgePhone(text, code, metadata);
  if (verdict.kind === 'impossible') return { reason: verdict.message };
  return { reason: phone ? 'No number that we know begins like this.' : 'It is not one phone number.' };
}

function shown(phone: PhoneNumber): Phone {
  const { number, ext, countryCallingCode } = phone;
  const isPlain = countryCallingCode === '1' && ext === undefined;
  return {
    number,
    href: phone.getURI(),
    label: isPlain ? readablePhone(number) : phone.formatInternational(),
  };
}

function parse(text: string, country: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry: country as CountryCode }, metadata);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}
