import { atlas } from './atlas.ts';

const known = new Set(
  [...atlas.faces.upright.names, '\ue000', '\ue001', '\ue002'].filter((name) => name.length === 1),
);

/** What looks like a letter that there is, and does not come apart into one and its accent. */
const alike: Record<string, string> = {
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
 * A text in the letters that there are drawings of: others give up their accents.
 * @returns undefined when that leaves letters without a drawing
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
  if (Object.hasOwn(alike, letter)) return alike[letter];
  if (/[\p{Mn}\p{Cf}\p{Cc}]/u.test(letter)) return '';
  if (/\p{Zs}/u.test(letter)) return ' ';
  const apart = [...letter.normalize('NFKD')].filter((part) => !/\p{Mn}/u.test(part)).join('');
  const isDrawn = apart !== '' && [...apart].every((part) => known.has(part));
  return isDrawn ? apart : undefined;
}
