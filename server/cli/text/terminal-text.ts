/** Control and direction characters, except joiners. */
const controls = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;

/** Characters two columns wide: East Asian ones, and emoji. */
const wide =
  /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|[[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Yiii}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]--[\uff61-\uffdc]])/v;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Untrusted text as one line that is safe to print to a terminal. */
export function harmlessLine(text: string): string {
  return sanitize(text.replace(/\s+/g, ' '));
}

/** Untrusted text as lines that are safe to print. */
export function harmlessLines(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => sanitize(line.replaceAll('\t', '  ')));
}

function sanitize(text: string): string {
  // Unlimited combining marks would cover the lines above.
  return text.replace(controls, '\u{fffd}').replace(/(\p{M}{4})\p{M}+/gu, '$1');
}

/** JSON that is safe to print and parses to the same value. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(controls, (sign) => (sign === '\n' ? sign : escaped(sign)));
}

/** JSON escapes of a character, one per UTF-16 unit. */
function escaped(sign: string): string {
  return sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The width of a line in terminal columns. */
export function widthOf(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length;
  return graphemesOf(line).reduce((sum, sign) => sum + graphemeWidth(sign), 0);
}

/** The line cut with an ellipsis, or padded, to exactly this width. */
export function fit(line: string, columns: number): string {
  let text = line;
  if (widthOf(line) > columns) {
    text = '';
    let width = 1;
    for (const sign of graphemesOf(line)) {
      width += graphemeWidth(sign);
      if (width > columns) break;
      text += sign;
    }
    text += '…';
  }
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

function graphemesOf(line: string): string[] {
  return Array.from(graphemes.segment(line), ({ segment }) => segment);
}

function graphemeWidth(sign: string): number {
  return wide.test(sign) ? 2 : 1;
}
