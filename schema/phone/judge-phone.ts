import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core';
import type { Country } from './country.ts';
import { digitsRule, numberingPlan, numberOf } from './digits-rule.ts';

export type PhoneVerdict =
  /** `unknown`: no country is known, or the text is more than one number. It is accepted. */
  | { kind: 'valid' | 'unknown' }
  /** `doubtful`: a number of this length exists, but not this one as far as we know. It is accepted, too. */
  | { kind: 'doubtful' | 'impossible'; message: string };

/**
 * Judges a phone number as libphonenumber does, in the server and in the browser. In addition, two leading zeros count
 * as a plus sign in every country, and a repeated country code counts once.
 * @param country code of the visitor's country; undefined if unknown
 * @param metadata must contain the country, and the country that the number names itself
 */
export function judgePhone(text: string, country: string | undefined, metadata: MetadataJson): PhoneVerdict {
  const number = withPlus(text, country, metadata);
  if (!country && !isInternational(number)) return { kind: 'unknown' };
  const parsed = parse(number, country, metadata);
  if (parsed === 'NOT_A_NUMBER') return { kind: 'unknown' };
  if (parsed === 'INVALID_COUNTRY')
    return { kind: 'impossible', message: 'Check the country code after the plus sign.' };
  if (typeof parsed !== 'string' && parsed.isValid()) return { kind: 'valid' };
  const code = callingCodeOf(number, country, metadata) ?? '';
  const own = ownerOf(code, country, metadata);
  const readings = typeof parsed === 'string' ? [] : [parsed, ...again(parsed, own, metadata)];
  if (readings.some((reading) => reading.isValid())) return { kind: 'valid' };
  if (readings.some((reading) => reading.isPossible()))
    return {
      kind: 'doubtful',
      message: `This doesn’t look like ${numberOf(own ?? code, 'working ')}. If it’s right, send it again.`,
    };
  return { kind: 'impossible', message: digitsRule(metadata, code, own) };
}

/**
 * Prefixes a number with the country's dial code unless it was typed with one: `+44 …`, `(+44) …`, `0044 …`, or the
 * digits of the code before a number that is valid with it.
 * @param country undefined if unknown
 */
export function withDialCode(
  text: string,
  country: Pick<Country, 'code' | 'dialCode'> | undefined,
  metadata: MetadataJson,
): string {
  if (text === '' || !country || isInternational(withPlus(text, country.code, metadata))) return text;
  const parsed = parse(text, country.code, metadata);
  const isRepeated =
    typeof parsed !== 'string' &&
    digitsOf(text).startsWith(country.dialCode.slice(1) + parsed.nationalNumber);
  return isRepeated ? `+${text.replace(/^\W+/, '')}` : `${country.dialCode} ${text}`;
}

/**
 * The digits after an international prefix, which start with a calling code; undefined without one.
 * @param metadata must contain the country
 */
export function internationalDigits(
  text: string,
  country: string | undefined,
  metadata: MetadataJson,
): string | undefined {
  const number = withPlus(text, country, metadata);
  return isInternational(number) ? digitsOf(number) : undefined;
}

/** Replaces an international prefix by a plus sign: the country's own, or two zeros, which most countries have. */
function withPlus(text: string, country: string | undefined, metadata: MetadataJson): string {
  if (isInternational(text)) return text;
  const own = country && numberingPlan(metadata, country)?.IDDPrefix();
  const prefix = new RegExp(`^(?:${own || '00'}|00)(?=[1-9])`).exec(digitsOf(text))?.[0];
  if (!prefix) return text;
  const digits = [...text.matchAll(/\d/g)];
  return `+${text.slice(digits[prefix.length]?.index)}`;
}

const isInternational = (text: string) => /^\W*\+/.test(text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The number, or the code of libphonenumber's error. */
function parse(text: string, country: string | undefined, metadata: MetadataJson): PhoneNumber | string {
  try {
    const options = country ? { defaultCountry: country as CountryCode } : {};
    return parsePhoneNumberWithError(text, options, metadata);
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

/** The calling code that a number names, or else the country's. */
function callingCodeOf(
  number: string,
  country: string | undefined,
  metadata: MetadataJson,
): string | undefined {
  const codes = { ...metadata.country_calling_codes, ...metadata.nonGeographic };
  // No code is the start of another.
  if (isInternational(number)) return Object.keys(codes).find((code) => digitsOf(number).startsWith(code));
  return country && getCountryCallingCode(country as CountryCode, metadata);
}

/** The number read as one of the country, which can start with the calling code once more. */
function again(
  { nationalNumber }: PhoneNumber,
  own: string | undefined,
  metadata: MetadataJson,
): PhoneNumber[] {
  const reading = own === undefined ? '' : parse(nationalNumber, own, metadata);
  return typeof reading === 'string' ? [] : [reading];
}

/** The country of a calling code: the visitor's own, if it has the code, or the main one. */
function ownerOf(code: string, country: string | undefined, metadata: MetadataJson): string | undefined {
  const sharing: readonly string[] = metadata.country_calling_codes[code] ?? [];
  return country && sharing.includes(country) ? country : sharing[0];
}
