import { type BlockStyle, commonLength } from './block-style.ts';
import { foldedBody } from './folded-body.ts';
import { hasHidden } from './scalar-text.ts';

/** A block scalar as it is written: its header, and its lines with their line breaks. */
export interface BlockText {
  header: string;
  body: string;
}

/**
 * Writes a text as a block scalar and keeps the lines that do not change.
 * @returns undefined for text that such a block cannot contain
 */
export function blockScalar(text: string, style: BlockStyle): BlockText | undefined {
  const content = text.replace(/\n+$/, '');
  const breaks = text.length - content.length;
  if (content.trim() === '' || content.split('\n').some((line) => hasHidden(line.replace(/[\t\u00a0]/g, ''))))
    return undefined;
  const chomping = chompingFor(breaks, style.chomping);
  if (chomping === undefined) return undefined;
  const isIndented = /^\n*[ \t]/.test(content);
  const indicator = style.indicator || (isIndented ? style.indent - style.parentIndent : 0);
  if (indicator > 9 || indicator < 0) return undefined;
  const lines = style.mode === '>' ? foldedBody(content, style) : literalBody(content, style);
  if (!lines) return undefined;
  const isSame = indicator === style.indicator && chomping === style.chomping;
  const header = isSame ? style.header : `${style.mode}${indicator || ''}${chomping}`;
  const blank = chomping === '+' ? style.eol.repeat(breaks - 1) : '';
  return { header, body: lines.join('') + blank };
}

/** More than one line break at the end needs `+`, which also counts the blank lines that follow, so it is never new. */
function chompingFor(breaks: number, old: BlockStyle['chomping']): BlockStyle['chomping'] | undefined {
  if (breaks === 0) return '-';
  if (old === '+') return '+';
  return breaks === 1 ? '' : undefined;
}

function literalBody(content: string, { indent, eol, old }: BlockStyle): string[] {
  const lines = content.split('\n');
  const former = old.map((line) => line.replace(/\r?\n$/, '').slice(indent));
  const head = commonLength(lines, former);
  const tail = commonLength(lines.slice(head).reverse(), former.slice(head).reverse());
  const fresh = lines
    .slice(head, lines.length - tail)
    .map((line) => (line === '' ? eol : ' '.repeat(indent) + line + eol));
  return [...old.slice(0, head), ...fresh, ...old.slice(old.length - tail)];
}
