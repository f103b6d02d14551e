import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { kindOf } from '../../validate/messages/words.ts';

type Word = 'after' | 'before';

/** A change to a section, without the words that say where it is to stand. */
export interface PlacedChange {
  patch: unknown;
  places: { word: Word; target: unknown }[];
}

export function splitPlace(change: unknown): PlacedChange {
  if (!isObject(change) || !('after' in change || 'before' in change)) return { patch: change, places: [] };
  const { after, before, ...patch } = change;
  const places: PlacedChange['places'] = [];
  if (after !== undefined) places.push({ word: 'after', target: after });
  if (before !== undefined) places.push({ word: 'before', target: before });
  return { patch, places };
}

/**
 * Puts sections where they are to stand: each after the one that it refers to has come to its own place, and those beside
 * the same one in the order of the file.
 */
export function placeSections(
  sections: Record<string, unknown>,
  changes: (Pick<PlacedChange, 'places'> & { id: string })[],
): { sections: Record<string, unknown>; findings: Finding[] } {
  const findings: Finding[] = [];
  const places = new Map<string, { word: Word; target: string }>();
  for (const { id, places: said } of changes) {
    const place = onePlace(id, said);
    if (place) places.set(id, place);
  }
  if (places.size === 0) return { sections, findings };
  let order = Object.keys(sections);
  /** The last of those that were put after a section. */
  const followers = new Map<string, string>();
  const done = new Set<string>();
  for (const id of places.keys()) put(id, []);
  return { sections: Object.fromEntries(order.map((id) => [id, sections[id]])), findings };

  function put(id: string, waiting: string[]): void {
    const place = places.get(id);
    if (!place || done.has(id)) return;
    const { word, target } = place;
    const chain = [...waiting, id];
    if (chain.includes(target)) {
      const circle = chain.slice(chain.indexOf(target));
      findings.push(finding('CircularPlace', { word, chain: circle }, ['sections', id, word]));
      done.add(id);
      return;
    }
    put(target, chain);
    // Of a circle only the section that closes it is told.
    if (done.has(id)) return;
    done.add(id);
    if (!Object.hasOwn(sections, target)) {
      const known = Object.keys(sections).filter((name) => name !== id);
      const unknown = { word, id: target, known, nearest: nearest(target, known) };
      findings.push(finding('UnknownPlace', unknown, ['sections', id, word]));
      return;
    }
    order = order.filter((name) => name !== id);
    order.splice(word === 'before' ? order.indexOf(target) : order.indexOf(lastAfter(target)) + 1, 0, id);
    if (word === 'after') followers.set(target, id);
  }

  function lastAfter(id: string): string {
    const follower = followers.get(id);
    return follower === undefined ? id : lastAfter(follower);
  }

  function onePlace(id: string, said: PlacedChange['places']): { word: Word; target: string } | undefined {
    const [first, second] = said;
    if (!first) return undefined;
    const { word, target } = first;
    if (second) {
      const data = { id, after: String(target), before: String(second.target) };
      findings.push(finding('TwoPlaces', data, ['sections', id, second.word], 'key'));
      return undefined;
    }
    if (typeof target === 'string') return { word, target };
    const one = Array.isArray(target) && target.length === 1 ? String(target[0]) : 'questions';
    const remedy = `Write the id of one section, for example: ${word}: ${one}`;
    const wrong = { key: word, expected: 'the id of one section', got: kindOf(target), remedy };
    findings.push(finding('WrongType', wrong, ['sections', id, word]));
    return undefined;
  }
}
