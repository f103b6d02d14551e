import type { TextAction } from './protocol.ts';

/** A text with what is selected in it, in UTF-16 code units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** How the files write the marks. The schema's `richText` lists them. */
const marks: Record<Exclude<TextAction, object>, [open: string, close: string]> = {
  under: ['__', '__'],
  circle: ['((', '))'],
  highlight: ['==', '=='],
  delete: ['~~', '~~'],
  insert: ['++', '++'],
};

/** Sets a mark around what is selected, or around the word at the caret. Removes it if it is there. Or inserts a text. */
export function writeAction({ text, start, end }: Selected, action: TextAction): Selected {
  if (typeof action === 'object') {
    const caret = start + action.text.length;
    return { text: text.slice(0, start) + action.text + text.slice(end), start: caret, end: caret };
  }
  const [open, close] = marks[action];
  const [from, to] = start === end ? wordAt(text, start) : trimmed(text, start, end);
  const inner = text.slice(from, to);
  if (inner.length > open.length + close.length && inner.startsWith(open) && inner.endsWith(close)) {
    const plain = inner.slice(open.length, -close.length);
    return { text: text.slice(0, from) + plain + text.slice(to), start: from, end: from + plain.length };
  }
  const isMarked = text.slice(0, from).endsWith(open) && text.slice(to).startsWith(close);
  const [outerFrom, outerTo] = isMarked ? [from - open.length, to + close.length] : [from, to];
  const written = isMarked ? inner : open + inner + close;
  const first = outerFrom + (isMarked ? 0 : open.length);
  return {
    text: text.slice(0, outerFrom) + written + text.slice(outerTo),
    start: start === end ? first + (start - from) : first,
    end: start === end ? first + (start - from) : first + inner.length,
  };
}

function wordAt(text: string, caret: number): [number, number] {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, caret))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(caret))?.[0].length ?? 0;
  return [caret - before, caret + after];
}

/** Without the spaces at both ends: a mark next to a space is plain text in most editors. */
function trimmed(text: string, start: number, end: number): [number, number] {
  const selected = text.slice(start, end);
  const from = start + (selected.length - selected.trimStart().length);
  return [Math.min(from, end), Math.max(from, start + selected.trimEnd().length)];
}

export type MarkLook = 'sign' | keyof typeof marks | 'strong' | 'emphasis';

/** A part of a text and how it looks while its text is edited: the signs of the marks, and what is between them. */
export interface MarkedRange {
  look: MarkLook;
  start: number;
  end: number;
}

const paired: [look: MarkLook, pattern: RegExp][] = [
  ['strong', /(\*\*)(?=\S)([^*\n]+?)(\*\*)/g],
  ['highlight', /(==)([^\n]+?)(==)/g],
  ['under', /(__)([^\n]+?)(__)/g],
  ['circle', /(\(\()([^\n]+?)(\)\))/g],
  ['delete', /(~~)([^\n]+?)(~~)/g],
  ['insert', /(\+\+)([^\n]+?)(\+\+)/g],
  ['emphasis', /(?<!\*)(\*)(?=[^\s*])([^*\n]+?)(\*)(?!\*)/g],
];

/** The marks in a text. */
export function markedRanges(text: string): MarkedRange[] {
  const signs = [...text.matchAll(/\$?\{[^{}\n]+\}/g)].map(({ index, 0: { length } }) => ({
    look: 'sign' as const,
    start: index,
    end: index + length,
  }));
  const pairs = paired.flatMap(([look, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: open = '', 2: inner = '', 3: close = '' }) => {
      const start = index + open.length;
      const end = start + inner.length;
      return [
        { look: 'sign' as const, start: index, end: start },
        { look, start, end },
        { look: 'sign' as const, start: end, end: end + close.length },
      ];
    }),
  );
  return [...signs, ...pairs];
}
