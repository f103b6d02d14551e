import type { CST } from 'yaml';
import { blockScalar } from './block-scalar.ts';
import { blockStyleOf } from './block-style.ts';
import { type HousePlace, houseText, isHouseStyle } from './house-style.ts';
import { refold } from './refold.ts';
import type { Rendered } from './rendered.ts';
import { doubleQuoted, plainScalar, readsAsText, singleQuoted } from './scalar-text.ts';

/** Where a text is written. */
export interface TextPlace extends HousePlace {
  /** The value that is there now. */
  old?: CST.Token;
  /** What the old value reads as. */
  oldValue?: unknown;
}

/** The ways to write a text, in the style of the value that is there first. Not all of them read back as the text. */
export function* textSpellings(text: string, place: TextPlace): Generator<Rendered> {
  const { old, oldValue, layout } = place;
  if (typeof oldValue === 'string' && isHouseStyle(old, oldValue, place)) yield houseText(text, place);
  if (old?.type === 'block-scalar') {
    const style = blockStyleOf(old, layout.step, layout.eol);
    for (const mode of style.mode === '>' ? (['>', '|'] as const) : (['|'] as const)) {
      const header = style.header.replace(/^[|>]/, mode);
      const former = mode === style.mode ? style.old : [];
      const block = blockScalar(text, { ...style, mode, header, old: former });
      if (block) yield { head: block.header, body: block.body };
    }
  }
  const quoted = inOldQuotes(text, place);
  if (quoted !== undefined) {
    const folded = refolded(quoted, place);
    if (folded !== undefined) yield { head: folded, body: '' };
    yield { head: quoted, body: '' };
  }
  yield houseText(text, place);
  yield { head: doubleQuoted(text), body: '' };
}

/** A text in the quotes, if any, of the value that is there now. */
function inOldQuotes(text: string, { old, oldValue, inFlow }: TextPlace): string | undefined {
  if (old?.type === 'double-quoted-scalar') return doubleQuoted(text);
  if (old?.type === 'single-quoted-scalar') return singleQuoted(text);
  if (old?.type !== 'scalar' || typeof oldValue !== 'string') return undefined;
  // A file with `from: 2027-01-04` takes another date without quotes, too.
  return plainScalar(text, { inFlow, loose: !readsAsText(oldValue, inFlow, '1.1') });
}

/** A value of several lines, with the lines kept that do not change. */
function refolded(written: string, { old, layout }: TextPlace): string | undefined {
  if (!old || !('source' in old)) return undefined;
  const raw = old.source.split(/\r?\n/);
  const lines = raw.map((line) => line.trim());
  if (raw.length < 2 || lines.some((line) => line === '' || line.endsWith('\\'))) return undefined;
  const indent = /^[ \t]*/.exec(raw[1] ?? '')?.[0] ?? '';
  const width = Math.max(...raw.map((line) => line.length));
  const next = refold(written, lines, Math.max(20, width - indent.length));
  const rest = next.slice(1).map((line) => {
    const kept = lines.indexOf(line, 1);
    return kept < 0 ? indent + line : (raw[kept] ?? line);
  });
  return [next[0], ...rest].join(layout.eol);
}
