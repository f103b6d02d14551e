/** What the pencil looks for. */
export const markKinds = [
  'duty',
  'number',
  'weak-verb',
  'filler',
  'passive',
  'first-person',
  'too-long',
] as const;

export type MarkKind = (typeof markKinds)[number];

/** What the editor says about one kind of mark. `{words}` in `why` is the marked text. */
export interface MarkRule {
  kind: MarkKind;
  remark: string;
  query: string;
  why: string;
}

/** What the editor says about certain words, instead of the rule of their kind. */
export interface PhraseRule {
  kind: MarkKind;
  words: readonly string[];
  remark?: string | undefined;
  query: string;
  why: string;
}

export interface Rules {
  /** The kinds to look for. */
  marks: readonly MarkRule[];
  phrases: readonly PhraseRule[];
}

/** A mark on a line; offsets are UTF-16 units of the line. */
export interface LineMark {
  kind: MarkKind;
  start: number;
  end: number;
  remark: string;
  query: string;
  why: string;
}
