import { countries } from './countries.ts';
import { type Country, defaultCountry } from './country.ts';

/**
 * The countries that what was typed may mean, by name, two-letter code or dial code; all of them when nothing was
 * typed. The best come first: a code or dial code that is equal, then names that begin with it, then words that do;
 * of the many with one dial code the default country is the first.
 */
export function findCountries(typed: string): readonly Country[] {
  const query = plain(typed);
  if (query === '') return countries;
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, query) }));
  return ranked
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** The one country whose name or code this is, for what a browser filled in by itself. */
export function matchCountry(text: string): Country | undefined {
  const query = plain(text);
  return countries.find(({ name, code }) => plain(name) === query || plain(code) === query);
}

const notFound = 4;

function rankOf({ name, code, dialCode }: Country, query: string): number {
  const label = plain(name);
  const digits = /^(?:\+|00)?\s*(\d+)$/.exec(query)?.[1];
  if (plain(code) === query) return 0;
  if (digits === dialCode.slice(1)) return code === defaultCountry.code ? 0 : 0.5;
  if (label.startsWith(query)) return 1;
  if (label.split(/[ -]/).some((word) => word.startsWith(query))) return 2;
  if (label.includes(query) || (digits && dialCode.startsWith(`+${digits}`))) return 3;
  return notFound;
}

/** Without capitals and accents, so that `Cote` finds CÔTE D'IVOIRE. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
