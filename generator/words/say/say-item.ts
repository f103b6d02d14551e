import type { Path } from '../../../schema/api/studio/operation.ts';
import { collectionOf } from '../../../schema/json-schema.ts';
import { isObject } from '../../lib/is-object.ts';
import type { Difference } from '../compare/differences.ts';
import { lowerFirst, quoted, sentence, upperFirst } from '../english.ts';
import type { Crumb } from '../labels/crumbs.ts';
import { itemNoun } from '../labels/key-labels.ts';
import { placePhrase } from '../labels/label-of.ts';
import { ownWords, phrased } from '../labels/own-words.ts';
import { crumbsAfter, crumbsBefore, type Said, type Speaker } from './speaker.ts';

/** An item, an entry, or a section that came or went. */
export function sayItem(
  { kind, path }: Extract<Difference, { kind: 'added' | 'removed' }>,
  speaker: Speaker,
): Said {
  const crumbs = (kind === 'added' ? crumbsAfter : crumbsBefore)(path, speaker);
  const item = crumbs.at(-1);
  if (!item) throw new Error(`No step leads to ${path.join('.')}.`);
  const text = itemPhrase(item);
  if (item.role === 'section') {
    const where = kind === 'added' ? ` ${sectionPlace(path, speaker)}` : '';
    return { what: item.text, sentence: sentence(`Section ${quoted(item.text)} ${kind}${where}`), path };
  }
  if (item.role === 'entry' && path.length === 1) {
    const noun = itemNoun(item.place);
    return { what: item.text, sentence: sentence(`${noun} ${item.phrase} ${kind}`), path };
  }
  const list = path.slice(0, -1);
  // The list as it is now, whose name may have changed.
  const place = listPhrase(list, crumbsAfter(list, speaker));
  const preposition = kind === 'added' ? 'to' : 'from';
  return {
    what: item.text,
    sentence: sentence(`${upperFirst(text)} ${kind} ${preposition} ${place}`),
    path,
  };
}

/** What an item, an entry, or a section is called where it comes, goes, or moves. A text by itself is quoted. */
export function itemPhrase({ role, value, phrase, numbered }: Crumb): string {
  const isText = role === 'item' && typeof value === 'string' && phrase === lowerFirst(numbered ?? '');
  const own = isText ? ownWords(value) : undefined;
  return own ? phrased(own) : phrase;
}

/** Lists that are what their section is about; sentences name the section instead. */
const mainLists = /^(?:items|steps|parts|paragraphs|sheets|banners|ways)$/;

/** A list inside a sentence, such as `the buttons of the hero` or `“Fair questions.”`. */
export function listPhrase(path: Path, crumbs: readonly Crumb[]): string {
  const [list, parent] = [crumbs.at(-1), crumbs.at(-2)];
  const isMain =
    parent?.role === 'section' &&
    (mainLists.test(String(path.at(-1))) ||
      (list !== undefined && collectionOf(list.node.schema) !== undefined));
  return isMain ? parent.phrase : placePhrase(crumbs);
}

function sectionPlace(path: Path, speaker: Speaker): string {
  const { data } = speaker.after;
  const sections = isObject(data) && isObject(data.sections) ? Object.keys(data.sections) : [];
  const previous = sections[sections.indexOf(String(path.at(-1))) - 1];
  if (previous === undefined) return 'at the top';
  return `below ${crumbsAfter(['sections', previous], speaker).at(-1)?.phrase ?? previous}`;
}
