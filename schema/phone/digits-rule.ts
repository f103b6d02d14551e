import { Metadata, type MetadataJson, type NumberingPlan } from 'libphonenumber-js/core';
import { countries } from './countries.ts';

/** Two that the library has and its types omit. */
type Selected = NumberingPlan & { nationalPrefix: () => string | undefined };
type Plans = { selectNumberingPlan: (codeOrCountry: string) => void; numberingPlan?: Selected };

/** The numbering plan of a country, or of a calling code such as `44`. The metadata must contain it. */
export function numberingPlan(metadata: MetadataJson, codeOrCountry: string): Selected | undefined {
  const plans = new Metadata(metadata) as unknown as Plans;
  plans.selectNumberingPlan(codeOrCountry);
  return plans.numberingPlan;
}

/**
 * The rule that an impossible number breaks: `A US number has 10 digits.`
 * @param callingCode such as `44`
 * @param country code of the country; undefined for a calling code that no country has
 */
export function digitsRule(metadata: MetadataJson, callingCode: string, country: string | undefined): string {
  const plan = numberingPlan(metadata, country ?? callingCode);
  const lengths = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    runsOf(plan?.possibleLengths() ?? []),
  );
  const rule = `${capitalized(numberOf(country ?? callingCode))} has ${lengths} digits`;
  // People write North American numbers without the 1.
  if (callingCode === '1') return `${rule}.`;
  const prefix = plan?.nationalPrefix();
  return `${rule} after +${callingCode}${prefix ? `, not counting a leading ${prefix}` : ''}.`;
}

/** `a US number`, `a number in Germany`, `a number in the Netherlands`, `a +800 number`. @param adjective ends with a space */
export function numberOf(country: string, adjective = ''): string {
  const name = countries.find(({ code }) => code === country)?.name;
  if (name === undefined) return `a ${adjective}+${country} number`;
  const short = shortNames[country];
  if (short) return `a ${adjective}${short} number`;
  return `a ${adjective}number in ${withArticle.test(name) ? 'the ' : ''}${name}`;
}

const shortNames: Record<string, string | undefined> = { US: 'US', GB: 'UK', AE: 'UAE' };

const withArticle =
  / Islands|^(Bahamas|British|Caribbean N|Central|Comoros|Dominican|Isle|Maldives|Netherlands|P.*Territories|Philippines|Seychelles|United|U\.S\.)/;

const capitalized = (text: string) => text[0]?.toUpperCase() + text.slice(1);

/** `4, 5, 6, 9` as `4 to 6` and `9`. */
function runsOf(lengths: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const length of lengths) {
    const last = runs.at(-1);
    if (last && last[1] === length - 1) last[1] = length;
    else runs.push([length, length]);
  }
  return runs.flatMap(([from, to]) => {
    if (to - from > 1) return [`${from} to ${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
}
