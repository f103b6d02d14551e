import type { Difference } from '../compare/differences.ts';
import { sentence, upperFirst } from '../english.ts';
import { itemPhrase, listPhrase, sayItem } from './say-item.ts';
import { sayValue } from './say-value.ts';
import { crumbsAfter, type Said, type Speaker } from './speaker.ts';

/** One difference as an author says it. */
export function sayDifference(difference: Difference, speaker: Speaker): Said {
  switch (difference.kind) {
    case 'value':
      return sayValue(difference, speaker);
    case 'added':
    case 'removed':
      return sayItem(difference, speaker);
    case 'moved':
      return sayMove(difference, speaker);
    case 'renamed':
      return sayNewKey(difference, speaker);
  }
}

function sayMove({ path, above, below }: Extract<Difference, { kind: 'moved' }>, speaker: Speaker): Said {
  const item = crumbsAfter(path, speaker).at(-1);
  const neighbor = crumbsAfter(above ?? below ?? path, speaker).at(-1);
  if (!item || !neighbor) throw new Error(`No step leads to ${path.join('.')}.`);
  const isInList = item.role === 'item' || path.at(-2) === 'fields';
  const where = isInList
    ? ` in ${listPhrase(path.slice(0, -1), crumbsAfter(path.slice(0, -1), speaker))}`
    : '';
  const place = above || below ? `${above ? 'above' : 'below'} ${itemPhrase(neighbor)}` : 'to another place';
  return {
    what: item.text,
    sentence: sentence(`${upperFirst(itemPhrase(item))} moved ${place}${where}`),
    path,
  };
}

function sayNewKey({ path, from }: Extract<Difference, { kind: 'renamed' }>, speaker: Speaker): Said {
  const crumb = crumbsAfter(path, speaker).at(-1);
  const isSection = crumb?.role === 'section';
  const label = isSection ? 'Anchor' : path.at(-2) === 'fields' ? 'Name' : 'ID';
  const key = String(path.at(-1));
  const hash = isSection ? '#' : '';
  return { what: `${label} of ${crumb?.phrase ?? key}`, before: hash + from, after: hash + key, path };
}
