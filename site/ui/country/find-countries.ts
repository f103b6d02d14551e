import { countries } from './countries.ts';
import { type Country, defaultCountry } from './country.ts';

/** What people call a country besides its name and code. */
const aliases: Record<string, readonly string[]> = {
  US: ['usa', 'america', 'united states of america'],
  GB: ['uk', 'england', 'britain', 'great britain', 'scotland', 'wales', 'northern ireland'],
  AE: ['uae'],
};

/** The country that a dial code is known for, where several share it. */
const mainOfDialCode = new Set('US GB RU AU NO FI IT MA RE GP CW SH'.split(' '));

/**
 * The countries that what was typed may mean, by name, another name, two-letter code or dial code; all of them when
 * nothing was typed. The best come first: a name, code or dial code that is equal, then names that begin with it, then
 * words that do. Of the many with one dial code the one it is known for is the first, and among equals the default
 * country.
 */
export function findCountries(typed: string): readonly Country[] {
  const query = plain(typed);
  if (query === '') return countries;
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, query) }));
  return ranked
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank || preference(other) - preference(one))
    .map(({ country }) => country);
}

/** The one country whose name or code this is, for what a browser filled in by itself. */
export function matchCountry(text: string): Country | undefined {
  const query = plain(text);
  return countries.find((country) => isCalled(country, query));
}

const preference = ({ country }: { country: Country }) => Number(country.code === defaultCountry.code);

const isCalled = ({ name, code }: Country, query: string): boolean =>
  plain(name) === query || plain(code) === query || (aliases[code]?.includes(query) ?? false);

const notFound = 4;

function rankOf(country: Country, query: string): number {
  const { name, code, dialCode } = country;
  const label = plain(name);
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(query)?.[1];
  if (isCalled(country, query)) return 0;
  if (digits === dialCode.slice(1)) return mainOfDialCode.has(code) ? 0 : 0.5;
  if (label.startsWith(query) || aliases[code]?.some((alias) => alias.startsWith(query))) return 1;
  if (label.split(/[ -]/).some((word) => word.startsWith(query))) return 2;
  if (label.includes(query) || (digits && dialCode.startsWith(`+${digits}`))) return 3;
  return notFound;
}

/** Without capitals, accents and full stops, so that `Cote` finds CÔTE D'IVOIRE and `U.S.A.` is `usa`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('.', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
