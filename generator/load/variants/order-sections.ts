import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { kindOf } from '../../validate/messages/words.ts';

type Word = 'after' | 'before';

/** A change to a section, without the keys that position it. */
export interface PositionedChange {
  patch: unknown;
  after?: unknown;
  before?: unknown;
}

export function splitPosition(change: unknown): PositionedChange {
  if (!isObject(change) || !('after' in change || 'before' in change)) return { patch: change };
  const { after, before, ...patch } = change;
  return { patch, after, before };
}

/**
 * Moves sections to their positions. A section moves only after its target has moved, and sections with the same target
 * stay in the order of the file.
 */
export function orderSections(
  sections: Record<string, unknown>,
  changes: (PositionedChange & { id: string })[],
): { sections: Record<string, unknown>; findings: Finding[] } {
  const findings: Finding[] = [];
  const positions = new Map<string, { word: Word; target: string }>();
  for (const change of changes) {
    const position = singlePosition(change);
    if (position) positions.set(change.id, position);
  }
  if (positions.size === 0) return { sections, findings };
  let order = Object.keys(sections);
  /** Section -> the last section that was moved after it. */
  const followers = new Map<string, string>();
  const done = new Set<string>();
  for (const id of positions.keys()) move(id, []);
  return { sections: Object.fromEntries(order.map((id) => [id, sections[id]])), findings };

  function move(id: string, waiting: string[]): void {
    const position = positions.get(id);
    if (!position || done.has(id)) return;
    const { word, target } = position;
    const chain = [...waiting, id];
    if (chain.includes(target)) {
      const cycle = chain.slice(chain.indexOf(target));
      findings.push(finding('CircularPosition', { word, chain: cycle }, ['sections', id, word]));
      done.add(id);
      return;
    }
    move(target, chain);
    // The section that closes a cycle has reported it.
    if (done.has(id)) return;
    done.add(id);
    if (!Object.hasOwn(sections, target)) {
      const known = Object.keys(sections).filter((name) => name !== id);
      const isRemoved = changes.some((change) => change.id === target && change.patch === null);
      findings.push(
        finding('UnknownPosition', { word, id: target, known, isRemoved }, ['sections', id, word]),
      );
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

  function singlePosition({ id, after, before }: (typeof changes)[number]) {
    if (after !== undefined && before !== undefined) {
      const data = { id, after: String(after), before: String(before) };
      findings.push(finding('TwoPositions', data, ['sections', id, 'before'], 'key'));
      return undefined;
    }
    const [word, target] = after === undefined ? (['before', before] as const) : (['after', after] as const);
    if (target === undefined) return undefined;
    if (typeof target === 'string') return { word, target };
    const example = Array.isArray(target) && target.length === 1 ? String(target[0]) : 'questions';
    const fix = `Write the id of one section, for example: ${word}: ${example}`;
    const wrong = { key: word, expected: 'the id of one section', got: kindOf(target), fix };
    findings.push(finding('WrongType', wrong, ['sections', id, word]));
    return undefined;
  }
}
