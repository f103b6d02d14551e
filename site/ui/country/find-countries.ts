import { countries } from './countries.ts';
import { type Country, defaultCountry } from './country.ts';

/** Common names that are neither the official name nor the code. */
const aliases: Record<string, readonly string[]> = {
  US: ['usa', 'america', 'united states of america'],
  GB: ['uk', 'england', 'britain', 'great britain', 'scotland', 'wales', 'northern ireland'],
  AE: ['uae'],
};

/** The main country of each dial code that several countries share. */
const mainOfDialCode = new Set('US GB RU AU NO FI IT MA RE GP CW SH'.split(' '));

/**
 * Finds countries by name, common name, two-letter code, or dial code. A blank query finds all of them.
 *
 * The best matches come first: exact names and codes, then names that start with the query, then names with a word that
 * does, then names that contain it. A dial code ranks its main country first. The default country wins ties.
 */
export function findCountries(typed: string): readonly Country[] {
  const query = normalize(typed);
  if (query === '') return countries;
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, query) }));
  return ranked
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank || preference(other) - preference(one))
    .map(({ country }) => country);
}

/** Finds the country with exactly this name or code, for autofilled text. */
export function matchCountry(text: string): Country | undefined {
  const query = normalize(text);
  return countries.find((country) => isCalled(country, query));
}

const preference = ({ country }: { country: Country }) => Number(country.code === defaultCountry.code);

const isCalled = ({ name, code }: Country, query: string): boolean =>
  normalize(name) === query || normalize(code) === query || (aliases[code]?.includes(query) ?? false);

const notFound = 4;

function rankOf(country: Country, query: string): number {
  const { name, code, dialCode } = country;
  const label = normalize(name);
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(query)?.[1];
  if (isCalled(country, query)) return 0;
  if (digits === dialCode.slice(1)) return mainOfDialCode.has(code) ? 0 : 0.5;
  if (label.startsWith(query) || aliases[code]?.some((alias) => alias.startsWith(query))) return 1;
  if (label.split(/[ -]/).some((word) => word.startsWith(query))) return 2;
  if (label.includes(query) || (digits && dialCode.startsWith(`+${digits}`))) return 3;
  return notFound;
}

/** Removes case, accents, and periods: `Cote` finds CÔTE D'IVOIRE, and `U.S.A.` becomes `usa`. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('.', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
