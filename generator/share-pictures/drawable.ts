import { atlas } from './atlas.ts';

const known = new Set(
  [...atlas.faces.upright.names, '\ue000', '\ue001', '\ue002'].filter((name) => name.length === 1),
);

/** Substitutes for letters that Unicode does not decompose into a known letter and an accent. */
const substitutes: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u00ad': '',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ł: 'L',
  ł: 'l',
  ẞ: 'ß',
};

const common = /^[ -~’“”–—…\ue000-\ue002]*$/;

/**
 * Replaces letters without a drawing by the closest ones, mostly by removing accents.
 * @returns undefined when a letter has no replacement
 */
export function drawable(text: string): string | undefined {
  if (common.test(text)) return text;
  let drawn = '';
  for (const letter of text.normalize('NFC')) {
    const nearest = nearestOf(letter);
    if (nearest === undefined) return undefined;
    drawn += nearest;
  }
  return drawn;
}

function nearestOf(letter: string): string | undefined {
  if (known.has(letter)) return letter;
  if (Object.hasOwn(substitutes, letter)) return substitutes[letter];
  if (/[\p{Mn}\p{Cf}\p{Cc}]/u.test(letter)) return '';
  if (/\p{Zs}/u.test(letter)) return ' ';
  const unaccented = [...letter.normalize('NFKD')].filter((part) => !/\p{Mn}/u.test(part)).join('');
  const isKnown = unaccented !== '' && [...unaccented].every((part) => known.has(part));
  return isKnown ? unaccented : undefined;
}
