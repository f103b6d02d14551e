import { upperFirst } from '../english.ts';

const abbreviations: Record<string, string> = Object.fromEntries(
  'FAQ FAQs URL ZIP ATS CTA CSS HTML LCP SMS ID QR'.split(' ').map((word) => [word.toLowerCase(), word]),
);

/** A key in words: `desktopOnly` is `Desktop only`, and `cta-band` is `CTA band`. */
export function keyWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => abbreviations[word.toLowerCase()] ?? word.toLowerCase());
  return upperFirst(words.join(' ')) || key;
}
