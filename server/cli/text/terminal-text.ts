/** What a terminal obeys instead of showing, and what turns the order of its neighbours. Joiners only join. */
const commanding = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;

/** Signs that take two columns: East Asian ones, and emoji. */
const wide =
  /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|[[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yiii}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]--[\uff61-\uffdc]])/v;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line that does nothing to a terminal but stand there. Strangers wrote it. */
export function harmlessLine(text: string): string {
  return harmless(text.replace(/\s+/g, ' '));
}

/** The same, its line breaks kept. */
export function harmlessLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => harmless(line.replaceAll('\t', '  ')));
}

function harmless(text: string): string {
  // Marks without number would climb over the lines above.
  return text.replace(commanding, '\u{fffd}').replace(/(\p{M}{4})\p{M}+/gu, '$1');
}

/** JSON in which strangers' texts are harmless and still the same. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(commanding, (sign) => (sign === '\n' ? sign : escaped(sign)));
}

/** As JSON writes a sign that it does not show: each UTF-16 unit by its number. */
function escaped(sign: string): string {
  return sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** How many columns of a terminal the line takes. */
export function widthOf(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length;
  return signsOf(line).reduce((sum, sign) => sum + signWidth(sign), 0);
}

/** The line in exactly so many columns: cut with an ellipsis, or filled up with blanks. */
export function fit(line: string, columns: number): string {
  let text = line;
  if (widthOf(line) > columns) {
    text = '';
    let width = 1;
    for (const sign of signsOf(line)) {
      width += signWidth(sign);
      if (width > columns) break;
      text += sign;
    }
    text += '…';
  }
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

function signsOf(line: string): string[] {
  return Array.from(graphemes.segment(line), ({ segment }) => segment);
}

function signWidth(sign: string): number {
  return wide.test(sign) ? 2 : 1;
}
