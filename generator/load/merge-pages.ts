import { type Finding, finding } from '../errors/finding.ts';
import { nearest } from '../errors/nearest.ts';
import { isObject, mergePatch } from './merge-patch.ts';

export interface MergedPage {
  data: Record<string, unknown>;
  findings: Finding[];
}

/**
 * A variant over its base. Sections merge like everything else; one that says `after` or `before` then moves to
 * its place, and a new one without a word goes to the end.
 */
export function mergePages(base: Record<string, unknown>, variant: Record<string, unknown>): MergedPage {
  const { extends: _extends, sections: changes, ...others } = variant;
  const { extends: _base, ...rest } = base;
  const data = mergePatch(rest, others) as Record<string, unknown>;
  // A key `sections:` with nothing below it reads as null: nothing is changed, and not everything removed.
  if (changes === undefined || changes === null) return { data, findings: [] };
  if (!isObject(changes)) return { data: { ...data, sections: changes }, findings: [] };
  const findings: Finding[] = [];
  let sections = isObject(data.sections) ? { ...data.sections } : {};
  const places = new Map<string, SectionPlace>();
  for (const [id, change] of Object.entries(changes)) {
    const { patch, place } = splitPlace(change);
    if (patch === null) delete sections[id];
    else sections[id] = isObject(patch) ? mergePatch(sections[id], patch) : patch;
    if (place) places.set(id, place);
  }
  for (const id of [...places.keys()]) put(id);
  return { data: { ...data, sections }, findings };

  /** Moves a section to its place, after the section that it refers to has come to its own. */
  function put(id: string): void {
    const place = places.get(id);
    if (!place || !places.delete(id)) return;
    const { word, target } = place;
    put(target);
    if (target !== id && Object.hasOwn(sections, target)) {
      sections = moved(sections, id, place);
      return;
    }
    const known = Object.keys(sections).filter((name) => name !== id);
    const unknown = { word, id: target, known, nearest: nearest(target, known) };
    findings.push(finding('UnknownPlace', unknown, ['sections', id, word]));
  }
}

interface SectionPlace {
  word: 'after' | 'before';
  target: string;
}

function splitPlace(change: unknown): { patch: unknown; place?: SectionPlace } {
  if (!isObject(change)) return { patch: change };
  const word = 'after' in change ? 'after' : 'before' in change ? 'before' : undefined;
  if (!word) return { patch: change };
  const { after: _after, before: _before, ...patch } = change;
  return { patch, place: { word, target: String(change[word]) } };
}

function moved(
  sections: Record<string, unknown>,
  id: string,
  { word, target }: SectionPlace,
): Record<string, unknown> {
  const order = Object.keys(sections).filter((name) => name !== id);
  order.splice(order.indexOf(target) + (word === 'after' ? 1 : 0), 0, id);
  return Object.fromEntries(order.map((name) => [name, sections[name]]));
}
