import { isObject } from '../../../lib/is-object.ts';
import { mergePages } from '../../../load/variants/merge-pages.ts';
import { EditError } from '../../edit-error.ts';
import { insertEntry } from '../../entries/insert-entry.ts';
import { removeEntry } from '../../entries/remove-entry.ts';
import { writeValue } from '../../entries/write-value.ts';
import { sameData, valueAt } from '../../file/model.ts';
import type { YamlFile } from '../../file/yaml-file.ts';
import type { Position } from './section-order.ts';

type Data = Record<string, unknown>;

/** The positions of some sections of a variant. */
type Positions = ReadonlyMap<string, Position>;

/** A variant whose sections should come in an order. */
interface Placing {
  base: Data;
  file: YamlFile;
  /** The sections of its page, in order. */
  goal: Data;
  /** The section that was moved, added, or removed; only it and those placed relative to it get other positions. */
  id: string;
}

/** More sections than these are seldom placed relative to one, and each of them multiplies what is tried. */
const maxFollowers = 4;

/**
 * Places sections of a variant with `after` and `before`, with as few of these keys as possible.
 * @throws EditError if no such keys lead to the order
 */
export function placeInVariant({ base, file, goal, id }: Placing): YamlFile {
  const own = isObject(file.data.sections) ? file.data.sections : {};
  const ids = Object.keys(goal);
  const followers = Object.keys(own).filter((other) => {
    const { after, before } = positionOf(own[other]);
    return other !== id && ids.includes(other) && (after === id || before === id);
  });
  const moved = ids.includes(id) ? [id] : [];
  const options = [...moved, ...followers.slice(0, maxFollowers)].map((section): [string, Position[]] => [
    section,
    [positionOf(own[section]), ...positionsIn(ids, section)],
  ]);
  const found = combinations(options)
    .toArray()
    .toSorted((one, two) => countChanged(own, one) - countChanged(own, two))
    .find((positions) => isAsMeant(positions, { base, file, goal }));
  if (!found)
    throw new EditError(
      'patch',
      ['sections', id],
      `"${id}" cannot be placed there in a variant. Set "after" or "before" of its sections by hand.`,
    );
  let placed = file;
  for (const [section, position] of found) placed = writePosition(placed, section, position);
  return placed;
}

function positionOf(section: unknown): Position {
  if (!isObject(section)) return {};
  const { after, before } = section;
  return { ...(typeof after === 'string' && { after }), ...(typeof before === 'string' && { before }) };
}

function positionsIn(goal: readonly string[], id: string): Position[] {
  const index = goal.indexOf(id);
  const [after, before] = [goal[index - 1], goal[index + 1]];
  return [{}, ...(after === undefined ? [] : [{ after }]), ...(before === undefined ? [] : [{ before }])];
}

function* combinations(options: readonly [string, Position[]][]): Generator<Positions> {
  const [first, ...rest] = options;
  if (!first) {
    yield new Map();
    return;
  }
  const [id, positions] = first;
  for (const others of combinations(rest))
    for (const position of positions) yield new Map([[id, position], ...others]);
}

const countChanged = (own: Data, positions: Positions) =>
  [...positions].filter(([id, position]) => !isSame(positionOf(own[id]), position)).length;

const isSame = (one: Position, two: Position) => one.after === two.after && one.before === two.before;

/** The sections of a variant's file with other positions. */
function withPositions(own: Data, positions: Positions): Data {
  const entries = Object.entries(own).map(([id, section]): [string, unknown] => {
    const position = positions.get(id);
    if (!position || !isObject(section)) return [id, section];
    const { after: _after, before: _before, ...rest } = section;
    return [id, { ...rest, ...position }];
  });
  const added = [...positions].filter(([id]) => !Object.hasOwn(own, id));
  return Object.fromEntries([...entries, ...added]);
}

function isAsMeant(positions: Positions, { base, file, goal }: Omit<Placing, 'id'>): boolean {
  const { sections: own } = file.data;
  const sections = withPositions(isObject(own) ? own : {}, positions);
  const { data, findings } = mergePages(base, { ...file.data, sections });
  const merged = isObject(data.sections) ? data.sections : {};
  const isRefused = findings.some(
    ({ path: [, id, key] }) => (key === 'after' || key === 'before') && positions.has(String(id)),
  );
  return !isRefused && sameData(merged, goal);
}

/** Sets where a section goes; an override that only placed it is removed when it is no longer needed. */
function writePosition(file: YamlFile, id: string, position: Position): YamlFile {
  const path = ['sections', id];
  const own = valueAt(file.data, path);
  if (isSame(positionOf(own), position)) return file;
  const [entry] = Object.entries(position);
  if (own === undefined) {
    const sections = valueAt(file.data, ['sections']);
    if (isObject(sections)) return writeValue(file, path, position);
    return writeValue(file, ['sections'], { [id]: position });
  }
  if (!entry && Object.keys(own as Data).every((key) => key === 'after' || key === 'before'))
    return removeEntry(file, Object.keys(file.data.sections as Data).length === 1 ? ['sections'] : path);
  let placed = file;
  for (const word of ['after', 'before'])
    if (word !== entry?.[0] && valueAt(file.data, [...path, word]) !== undefined)
      placed = removeEntry(placed, [...path, word]);
  if (!entry) return placed;
  const [key, value] = entry;
  if (valueAt(placed.data, [...path, key]) !== undefined) return writeValue(placed, [...path, key], value);
  // Like in new files: behind the type.
  const index = Object.keys(valueAt(placed.data, path) as Data)[0] === 'type' ? 1 : 0;
  return insertEntry(placed, path, { key, index, value });
}
