import { withoutMarks } from '../../../site/ui/text/plain-text.ts';
import { isObject } from '../../lib/is-object.ts';
import { cut, quoted } from '../english.ts';

/** The words that a value is known by, such as a question or the label of a button. */
export interface OwnWords {
  /** In one line, without marks. */
  words: string;
  /** The key that has them; undefined for a value that is a text itself. */
  key?: string;
  /** Whether it is a name, which sentences do not quote. */
  isName: boolean;
}

/** The first of these keys with a text names a group of keys. */
const naming = 'question title heading headline label name who remark field text review phrase alt src'.split(
  ' ',
);

const maxLength = 60;

/** Undefined for a group of keys without a text, and for yes and no. */
export function ownWords(value: unknown): OwnWords | undefined {
  if (typeof value === 'string' || typeof value === 'number') return named(String(value));
  if (!isObject(value)) return undefined;
  const key = naming.find((one) => typeof value[one] === 'string' && value[one].trim() !== '');
  if (key === undefined) {
    const words: unknown = Array.isArray(value.words) ? value.words[0] : undefined;
    const inner = words ?? value.image ?? value.logo ?? value.picture ?? Object.values(value).find(isText);
    return inner === undefined || inner === value ? undefined : ownWords(inner);
  }
  // A plan is known by its name and what it is: Professional Level Resume.
  const kind = key === 'name' && typeof value.kind === 'string' ? ` ${value.kind}` : '';
  return named(`${String(value[key])}${kind}`, key);
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function named(text: string, key?: string): OwnWords | undefined {
  const words = cut(oneLine(text), maxLength);
  return words === ''
    ? undefined
    : { words, ...(key !== undefined && { key }), isName: key === 'name' && isTitle.test(words) };
}

/** A proper name: all of its longer words begin with a capital letter. */
const isTitle = /^(?!.*(?:^|\s)\p{Ll}{4})[\p{Lu}\d]/u;

/** A text in one line, as visitors read it: without marks, and with words that replace others instead of both. */
export const oneLine = (text: string) => withoutMarks(text).replace(/\s+/g, ' ');

/** The words as part of a sentence. */
export const phrased = ({ words, isName }: OwnWords) => (isName ? words : quoted(words));
