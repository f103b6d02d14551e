import { counted, lowerFirst, singular } from '../english.ts';
import { keyWords } from './key-words.ts';
import { labels } from './labels.ts';

/** Groups whose keys have labels that say enough without the group. */
const plainGroups: ReadonlySet<string> = new Set(
  'google meta gtm tags answers guardrails budgets terms'.split(' '),
);

/** Words that follow a value. */
const notes: ReadonlyMap<string, string> = new Map([['plans.originalPrice', 'before the discount']]);

/** What one item of a list is called, where the singular of its label would not do. */
const nouns: Readonly<Record<string, string>> = {
  links: 'Link',
  legal: 'Link',
  social: 'Link',
  menuFirst: 'Link',
  rotate: 'Rotating word',
  includes: 'Document',
  script: 'Line',
  description: 'Paragraph',
  formerly: 'Former address',
  hours: 'Hours',
  saving: 'Plan',
  list: 'Point',
  paragraphs: 'Paragraph',
  matrix: 'Row',
};

/** The place of a key: the names of the keys around it, the outermost first, without ids and positions. */
export type KeyPlace = readonly string[];

const known = (place: KeyPlace) => [place.slice(-2).join('.'), place.at(-1) ?? ''];

/** What a key is called, such as `Buttons`. */
export function keyLabel(place: KeyPlace): string {
  const key = known(place).find((one) => Object.hasOwn(labels, one));
  return (key && labels[key]) ?? keyWords(place.at(-1) ?? '');
}

/** Whether a label says enough without the group that the key is in. */
export const isWholeLabel = (place: KeyPlace) =>
  place.slice(-2).join('.') === 'nav.menuAction' ||
  (Object.hasOwn(labels, place.slice(-2).join('.')) && plainGroups.has(place.at(-2) ?? ''));

export const keyNote = (place: KeyPlace) => notes.get(place.slice(-2).join('.'));

/** What one item of a list or an entry of a content file is called, such as `Button` or `Question`. */
export function itemNoun(place: KeyPlace): string {
  const key = place.at(-1) ?? '';
  return Object.hasOwn(nouns, key) ? (nouns[key] ?? '') : singular(keyLabel(place));
}

/** `three buttons`. */
export const countedItems = (count: number, place: KeyPlace) => counted(count, lowerFirst(itemNoun(place)));
