/** A text that is being typed, and what it is typed over. */
export interface TypedText {
  text: string;
  /** The value that its field had then. */
  over: string | undefined;
}

/** What a field shows: the typed text, until an undo or another author changes the value. */
export const shownText = (typed: TypedText | undefined, value: string | undefined): string =>
  (typed?.over === value ? typed?.text : value) ?? '';

interface LeftText {
  text: string;
  value: string | undefined;
  isRequired: boolean;
  /** @returns the value that a text means; undefined if it means none */
  parse: (text: string) => unknown;
}

/** What leaving a field does with a text that was not sent; undefined for nothing. */
export function editOnLeave(left: LeftText): { set: unknown } | 'remove' | undefined {
  const { value, isRequired, parse } = left;
  const text = left.text.trimEnd();
  if (text === (value ?? '')) return undefined;
  if (text === '' && !isRequired) return 'remove';
  // What is no number is a mistake, which the studio explains in the words of `check`.
  const meant = text === '' ? text : (parse(text) ?? text);
  return String(meant) === value ? undefined : { set: meant };
}
