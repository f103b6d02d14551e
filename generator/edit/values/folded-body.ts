import { type BlockStyle, commonLength } from './block-style.ts';
import { refold } from './refold.ts';

/** A paragraph, or the blank lines between two of them, with the lines it is written in. */
interface Unit {
  text: string;
  lines: readonly string[];
}

const minWidth = 100;

/**
 * The lines of a text in a folded block, where one line break reads as a space.
 * @returns undefined for text with indented lines, which fold differently
 */
export function foldedBody(content: string, { indent, eol, old }: BlockStyle): string[] | undefined {
  if (/(?:^|\n)[ \t]/.test(content)) return undefined;
  const width = Math.max(minWidth, ...old.map((line) => line.trimEnd().length)) - indent;
  const former = unitsOf(old, indent);
  const texts = content.split(/(\n+)/).filter((text) => text !== '');
  const formerTexts = former.map(({ text }) => text);
  const head = commonLength(texts, formerTexts);
  const tail = commonLength(texts.slice(head).reverse(), formerTexts.slice(head).reverse());
  const fresh = texts.slice(head, texts.length - tail).flatMap((text, index) => {
    if (text.startsWith('\n')) return Array<string>(text.length).fill(eol);
    const at = head + index;
    const before = former[at] && at < former.length - tail ? former[at].lines : [];
    const kept = before.map((line) => line.trimEnd().slice(indent));
    return refold(text, kept, width).map(
      (line) => before[kept.indexOf(line)] ?? ' '.repeat(indent) + line + eol,
    );
  });
  const raw = (units: Unit[]) => units.flatMap(({ lines }) => lines);
  return [...raw(former.slice(0, head)), ...fresh, ...raw(former.slice(former.length - tail))];
}

/** @returns none if lines are indented deeper than the block */
function unitsOf(old: readonly string[], indent: number): Unit[] {
  const units: Unit[] = [];
  let lines: string[] = [];
  for (const [index, line] of old.entries()) {
    const isBlank = line.trim() === '';
    if (!isBlank && /[ \t]/.test(line[indent] ?? '')) return [];
    lines.push(line);
    const next = old[index + 1];
    if (next !== undefined && (next.trim() === '') === isBlank) continue;
    const text = isBlank ? '\n'.repeat(lines.length) : lines.map((one) => contentOf(one, indent)).join(' ');
    units.push({ text, lines });
    lines = [];
  }
  return units;
}

const contentOf = (line: string, indent: number) => line.slice(indent).replace(/\r?\n$/, '');
