import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { EditError, pathText } from '../edit-error.ts';
import { refuseBrokenAnchors } from '../file/anchors.ts';
import type { Entry } from '../file/entries.ts';
import { layoutAt } from '../file/layout.ts';
import { columnOf, deeperCommentsAfter, lineAfter, lineEnd, lineStart, nextLine } from '../file/lines.ts';
import { locateEntry, type Place } from '../file/locate-entry.ts';
import { valueAt, withValue } from '../file/model.ts';
import { firstToReadBack, type Splice, type YamlFile } from '../file/yaml-file.ts';
import { renderBlock, renderFlow } from '../values/render-value.ts';
import type { Rendered } from '../values/rendered.ts';
import { constantText } from '../values/scalar-text.ts';
import { textSpellings } from '../values/spellings.ts';

/** Writes another value in the place of the one at a path, in the same style where the value allows it. */
export function replaceValue(file: YamlFile, path: Path, value: unknown): YamlFile {
  const place = locateEntry(file, path);
  const { entry, group } = place;
  refuseBrokenAnchors(file, entry.valueStart ?? entry.end, entry.end, path);
  if (!group.isFlow && entry.indicatorEnd === undefined)
    throw new EditError(
      'unsupported',
      path,
      `${pathText(path)} is a key without a colon. Add the colon first.`,
    );
  const expected = withValue(file.data, path, value);
  return firstToReadBack(file, spellings(file, place, value), { path, expected });
}

function* spellings(file: YamlFile, place: Place, value: unknown): Generator<Splice[]> {
  const { entry, group } = place;
  for (const rendered of renderings(file, place, value))
    yield group.isFlow ? inBrackets(entry, rendered.head) : inBlock(file, entry, rendered);
}

function* renderings(file: YamlFile, place: Place, value: unknown): Generator<Rendered> {
  const { entry, group, groups, path } = place;
  const layout = layoutAt(file, groups);
  const indent = columnOf(file, entry.start);
  const inFlow = group.isFlow;
  if (typeof value === 'string') {
    const old = { old: entry.value, oldValue: valueAt(file.data, path) };
    yield* textSpellings(value, { inFlow, indent, layout, ...old });
    return;
  }
  if (!isObject(value) && !Array.isArray(value)) {
    yield { head: constantText(value as number | boolean | null), body: '' };
    return;
  }
  const flow = renderFlow(value);
  const fits = entry.value?.type === 'flow-collection' && indent + flow.length <= 100;
  if (!inFlow && !fits) yield renderBlock(value, { layout, indent, isItem: !group.isMap });
  yield { head: flow, body: '' };
}

function inBrackets({ start, end, indicatorEnd, valueStart, key }: Entry, text: string): Splice[] {
  // Of an empty value directly behind its colon, as in `{ a:, b }`.
  const space = valueStart === indicatorEnd && valueStart === end ? ' ' : '';
  if (valueStart !== undefined) return [{ from: valueStart, to: end, text: space + text }];
  if (indicatorEnd !== undefined) return [{ from: indicatorEnd, to: indicatorEnd, text: ` ${text}` }];
  return key === undefined ? [{ from: start, to: end, text }] : [{ from: end, to: end, text: `: ${text}` }];
}

function inBlock(file: YamlFile, entry: Entry, { head, body }: Rendered): Splice[] {
  const colon = entry.indicatorEnd ?? entry.end;
  const old = oldRanges(file, entry, head === '' || body !== '');
  const follows = /^[ \t]*$/.test(file.padded.slice(colon, old.head.from));
  // Without a head, the space after the colon goes, too.
  const from = head === '' && follows ? colon : old.head.from;
  const text = head !== '' && from === colon ? ` ${head}` : head;
  return [
    { from, to: old.head.to, text },
    { ...old.body, text: body },
  ];
}

type Range = Pick<Splice, 'from' | 'to'>;

/**
 * The parts of a value: what follows its key on the same line, and the lines below it. A comment at the end of the key's
 * line is in neither part, so it stays.
 * @param onKeyLine whether the new value has to begin on the key's line
 */
function oldRanges(file: YamlFile, entry: Entry, onKeyLine: boolean): { head: Range; body: Range } {
  const { indicatorEnd: colon = entry.end, valueStart, value, end } = entry;
  const below = nextLine(file, colon);
  const atColon = { from: colon, to: colon };
  if (valueStart === undefined) return { head: atColon, body: { from: below, to: below } };
  const isOnKeyLine = lineStart(file, valueStart) === lineStart(file, colon);
  const after = lineAfter(file, end);
  if (!isOnKeyLine && (onKeyLine || isBlockGroup(value)))
    return { head: atColon, body: { from: below, to: afterComments(file, entry, after) } };
  if (value?.type === 'block-scalar') {
    const header = value.props[0];
    const headerEnd = value.offset + (header && 'source' in header ? header.source.length : 0);
    const body = nextLine(file, headerEnd);
    return { head: { from: valueStart, to: headerEnd }, body: { from: body, to: Math.max(body, after) } };
  }
  if (isBlockGroup(value))
    return {
      head: { from: valueStart, to: lineEnd(file, valueStart) },
      body: { from: nextLine(file, valueStart), to: afterComments(file, entry, after) },
    };
  return { head: { from: valueStart, to: end }, body: { from: after, to: after } };
}

const isBlockGroup = (value: Entry['value']) => value?.type === 'block-map' || value?.type === 'block-seq';

const afterComments = (file: YamlFile, { start }: Entry, after: number) =>
  deeperCommentsAfter(file, after, columnOf(file, start));
