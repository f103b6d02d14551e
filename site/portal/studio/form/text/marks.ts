/** A text with a selection: two offsets, equal if there is only a caret. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

export interface Mark {
  name: string;
  open: string;
  close: string;
  /** With Ctrl, or Cmd on a Mac. */
  key: string;
}

/** The marks of rich text, in the order of the bar. */
export const marks: readonly Mark[] = [
  { name: 'Underline', open: '__', close: '__', key: 'u' },
  { name: 'Circle', open: '((', close: '))', key: 'o' },
  { name: 'Highlight', open: '==', close: '==', key: 'h' },
  { name: 'Strike', open: '~~', close: '~~', key: 'd' },
  { name: 'Insert', open: '++', close: '++', key: 'i' },
  { name: 'Strong', open: '**', close: '**', key: 'b' },
];

/** Puts marks around the selection, or removes them if it has them. Spaces at its edges stay outside. */
export function toggleMark(selected: Selected, { open, close }: Pick<Mark, 'open' | 'close'>): Selected {
  const { text, start, end } = trimmed(selected);
  const inner = text.slice(start, end);
  const isAround = text.slice(0, start).endsWith(open) && text.startsWith(close, end);
  if (isAround) {
    const before = text.slice(0, start - open.length);
    return {
      text: before + inner + text.slice(end + close.length),
      start: before.length,
      end: before.length + inner.length,
    };
  }
  if (inner.length >= open.length + close.length && inner.startsWith(open) && inner.endsWith(close)) {
    const bare = inner.slice(open.length, -close.length);
    return { text: text.slice(0, start) + bare + text.slice(end), start, end: start + bare.length };
  }
  const from = start + open.length;
  return {
    text: text.slice(0, start) + open + inner + close + text.slice(end),
    start: from,
    end: from + inner.length,
  };
}

/** Replaces the selection, and puts the caret behind it. */
export function insertText({ text, start, end }: Selected, inserted: string): Selected {
  const caret = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: caret, end: caret };
}

/** Makes the selection a link, and selects its address. */
export function insertLink(selected: Selected): Selected {
  const { text, start, end } = trimmed(selected);
  const words = text.slice(start, end) || 'link';
  const linked = `[${words}](/)`;
  const at = start + linked.length - 2;
  return { text: text.slice(0, start) + linked + text.slice(end), start: at, end: at + 1 };
}

function trimmed({ text, start, end }: Selected): Selected {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { text, start, end: start === end ? end : start };
  return {
    text,
    start: start + inner.length - inner.trimStart().length,
    end: end - (inner.length - inner.trimEnd().length),
  };
}
