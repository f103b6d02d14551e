import type { Located } from './resolve.ts';

/** What a key whose value is a name refers to: a list of `FolderValues`, or the entries of a content file. */
export type Reference =
  | { to: 'forms' | 'plans' | 'packages' | 'pages' | 'anchors' }
  | { to: 'media'; pattern: string }
  | { to: 'content'; collection: string };

/** How a value is edited. */
export type Control =
  | TextControl
  /** @property takesFacts a fact, such as `${entryPrice}`, can take the number's place */
  | { kind: 'number'; isWhole: boolean; takesFacts: boolean }
  /** A text or a number: what reads as a number can be one. */
  | { kind: 'scalar' }
  | { kind: 'flag' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'reference'; reference: Reference }
  | { kind: 'link' }
  | { kind: 'moment' }
  | { kind: 'color' }
  | { kind: 'picture' }
  /** Entries of a content file: all, all but some, or a list of ids and of entries written in place. */
  | { kind: 'content'; collection: string }
  /** @property min the least number of items */
  | { kind: 'list'; item: Located; min: number; max: number }
  | { kind: 'group' }
  /** A group whose keys authors name. */
  | { kind: 'map'; names: Located | undefined }
  | { kind: 'union'; alternatives: Alternative[] }
  /** A value that nothing else can replace. */
  | { kind: 'fixed' }
  /** A value without a control. It is shown as YAML. */
  | { kind: 'unknown' };

export interface TextControl {
  kind: 'text';
  /** Whether it is one line, such as an address: no marks, no facts. */
  isLine: boolean;
  /** Whether it can have marks. */
  isRich: boolean;
  /** Whether its line breaks mean something. */
  hasBreaks: boolean;
  /** Placeholders that the page fills in, such as `{rotate}`. */
  inserts: string[];
}

/** One of several kinds of values that a key can have. */
export interface Alternative {
  label: string;
  schema: Located;
  /** What choosing it writes; undefined if there is nothing to write yet. */
  start: unknown;
  /** Of its values. */
  types: string[];
}
