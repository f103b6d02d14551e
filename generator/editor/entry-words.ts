import type { Site } from '../../schema/generated/types.ts';

/** Keys that say what an entry of a content file is, the most telling first. */
const names = ['question', 'name', 'title', 'words'];

/**
 * What an entry of a content file is, in a few words: `How long does a resume take?`, or `Entry Level, $119`.
 * @param site for the facts in its text
 * @returns undefined for an entry that does not say
 */
export function entryWords(entry: Record<string, unknown>, site: Site | undefined): string | undefined {
  const name = names.map((key) => entry[key]).find((value) => value !== undefined);
  if (name === undefined) return undefined;
  const words = withFacts(Array.isArray(name) ? name.join(', ') : String(name), site);
  const price = entry.price === undefined ? '' : withFacts(String(entry.price), site);
  if (price === '') return words;
  return `${words}, ${price.startsWith('$') ? price : `$${price}`}`;
}

/** A text with the values of the facts in it. A fact that is not known stays as it is written. */
export function withFacts(text: string, site: Site | undefined): string {
  return text.replace(/\$\{(\w+)\}/g, (written, name) => {
    if (name === 'company') return site?.name ?? written;
    const fact = site?.facts?.[name];
    const { value = undefined, unit = '' } = typeof fact === 'object' ? fact : { value: fact };
    if (value === undefined) return written;
    return unit === '$' ? `$${value}` : `${value}${unit === '%' || unit === '' ? unit : ` ${unit}`}`;
  });
}
