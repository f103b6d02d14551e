/**
 * Writes `countries.ts`: every country that has a dial code. The names are made here and committed, because what
 * `Intl.DisplayNames` says differs between browsers. Run: node site/ui/country/make-countries.ts
 */
import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const names = new Intl.DisplayNames('en', { type: 'region' });
const rows = getCountries()
  .map((code) => ({
    code,
    dial: getCountryCallingCode(code),
    name: (names.of(code) ?? code).toUpperCase().replaceAll('’', "'"),
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const quote = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** What `countries.ts` holds when nobody edited it and neither Node's names nor the dial codes changed since. */
export const countriesSource = `// Made by make-countries.ts. Do not edit.
import type { Country } from './country.ts';

const rows: [code: string, dial: string, name: string][] = [
${rows.map(({ code, dial, name }) => `  ['${code}', '${dial}', ${quote(name)}],`).join('\n')}
];

/** Every country, by name. */
export const countries: readonly Country[] = rows.map(([code, dial, name], flag) => ({
  flag,
  name,
  dialCode: \`+\${dial}\`,
  code,
}));
`;

if (import.meta.main) writeFileSync(new URL('countries.ts', import.meta.url), countriesSource);
