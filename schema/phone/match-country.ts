import { countries } from './countries.ts';
import type { Country } from './country.ts';

/** Common names that are neither the official name nor the code. */
const aliases: Record<string, readonly string[]> = {
  US: ['usa', 'america', 'united states of america'],
  GB: ['uk', 'england', 'britain', 'great britain', 'scotland', 'wales', 'northern ireland'],
  AE: ['uae'],
};

/** Finds the country with exactly this name or code, in any case, for typed and autofilled text. */
export function matchCountry(text: string): Country | undefined {
  byName ??= new Map(countries.flatMap((country) => namesOf(country).map((name) => [name, country])));
  return byName.get(normalizeName(text));
}

let byName: Map<string, Country> | undefined;

/** A country's normalized name, code, and common names. */
export function namesOf({ name, code }: Pick<Country, 'name' | 'code'>): readonly string[] {
  return [normalizeName(name), normalizeName(code), ...(aliases[code] ?? [])];
}

/** Removes case, accents, and periods: `Cote` finds Côte d'Ivoire, and `U.S.A.` becomes `usa`. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('.', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
