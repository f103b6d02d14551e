import { countries } from '../../../schema/phone/countries.ts';
import { type Country, defaultCountry } from '../../../schema/phone/country.ts';
import { namesOf, normalizeName } from '../../../schema/phone/match-country.ts';

/** The main country of each dial code that several countries share. */
const mainOfDialCode = new Set('US GB RU AU NO FI IT MA RE GP CW SH'.split(' '));

/**
 * Finds countries by name, common name, two-letter code, or dial code. A blank query finds all of them.
 *
 * The best matches come first: exact names and codes, then names that start with the query, then names with a word that
 * does, then names that contain it. A dial code ranks its main country first. The default country wins ties.
 */
export function findCountries(typed: string): readonly Country[] {
  const query = normalizeName(typed);
  if (query === '') return countries;
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, query) }));
  return ranked
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank || preference(other) - preference(one))
    .map(({ country }) => country);
}

const preference = ({ country }: { country: Country }) => Number(country.code === defaultCountry.code);

const notFound = 4;

function rankOf(country: Country, query: string): number {
  const { code, dialCode } = country;
  const [label = '', , ...aliases] = namesOf(country);
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(query)?.[1];
  if (namesOf(country).includes(query)) return 0;
  if (digits === dialCode.slice(1)) return mainOfDialCode.has(code) ? 0 : 0.5;
  if (label.startsWith(query) || aliases.some((alias) => alias.startsWith(query))) return 1;
  if (label.split(/[ -]/).some((word) => word.startsWith(query))) return 2;
  if (label.includes(query) || (digits && dialCode.startsWith(`+${digits}`))) return 3;
  return notFound;
}
