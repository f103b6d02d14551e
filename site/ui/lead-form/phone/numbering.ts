import { AsYouType, type CountryCode } from 'libphonenumber-js/core';
import { countries } from '../../../../schema/phone/countries.ts';
import type { Country } from '../../../../schema/phone/country.ts';
import {
  internationalDigits,
  judgePhone,
  type PhoneVerdict,
  withDialCode,
} from '../../../../schema/phone/judge-phone.ts';
import { joinZones, type Numbering } from '../../../../schema/phone/numbering-zones.ts';

export type DialedCountry = Pick<Country, 'code' | 'dialCode'>;

const folder = '../../../../schema/generated/numbering';
const files = import.meta.glob<Numbering>('../../../../schema/generated/numbering/zone-*.json', {
  import: 'default',
});

/** The data that was loaded so far, by the first digit of the calling code. */
const zones = new Map<string, Numbering>();
let all: Numbering = { version: 0, country_calling_codes: {}, countries: {}, nonGeographic: {} };

async function loadZone(zone = ''): Promise<void> {
  const data = zones.has(zone) ? undefined : await files[`${folder}/zone-${zone}.json`]?.();
  if (!data) return;
  zones.set(zone, data);
  all = joinZones(all, data);
}

/** The zone that a number names itself, with an international prefix. */
const zoneNamedBy = (text: string, country: DialedCountry | undefined) =>
  internationalDigits(text, country?.code, all)?.[0];

/** Loads the data of the country, and of the country that the number names. */
export async function loadNumbering(text: string, country: DialedCountry | undefined): Promise<void> {
  await loadZone(country?.dialCode[1]);
  await loadZone(zoneNamedBy(text, country));
}

/** Whether the data for a number is loaded. The other functions need it. */
export function isLoaded(text: string, country: DialedCountry | undefined): boolean {
  if (country && !zones.has(country.dialCode[1] ?? '')) return false;
  const named = zoneNamedBy(text, country);
  return named === undefined || zones.has(named) || named === '0';
}

/** See `judgePhone`. */
export const judge = (text: string, country: DialedCountry | undefined): PhoneVerdict =>
  judgePhone(text, country?.code, all);

/** See `withDialCode`. */
export const complete = (text: string, country: DialedCountry | undefined): string =>
  withDialCode(text, country, all);

/**
 * Formats a number as far as it is typed. Text that is more than a number stays as it is, and so does a number of an
 * unknown country.
 */
export function format(text: string, country: DialedCountry | undefined): string {
  const isInternational = internationalDigits(text, country?.code, all) !== undefined;
  if (/[^\d\s()+./-]/.test(text) || (!country && !isInternational)) return text;
  return typedSoFar(text, country).format || text;
}

/** The country that a number with a plus sign names, as far as it is typed. */
export function namedCountry(text: string, country: DialedCountry | undefined): Country | undefined {
  if (!/^\W*\+/.test(text)) return undefined;
  const { callingCode = '', code } = typedSoFar(text, country);
  const found = code ?? all.country_calling_codes[callingCode]?.[0];
  return countries.find((one) => one.code === found);
}

function typedSoFar(text: string, country: DialedCountry | undefined) {
  const typed = new AsYouType(country?.code as CountryCode | undefined, all);
  const format = typed.input(text);
  return { format, callingCode: typed.getCallingCode(), code: typed.getCountry() };
}
