import type { Path } from '../../errors/finding.ts';
import { refuseBrokenAnchors } from '../file/anchors.ts';
import { entryEnd, entryStart, keepsBlankLines } from '../file/entry-lines.ts';
import {
  blankLinesAfter,
  blankLinesBefore,
  lineAfter,
  lineEnd,
  lineStart,
  startsLine,
} from '../file/lines.ts';
import { locateEntry, type Place } from '../file/locate-entry.ts';
import { withoutValue } from '../file/model.ts';
import { firstToReadBack, type Splice, type YamlFile } from '../file/yaml-file.ts';
import { removeFromBrackets } from './flow-entries.ts';
import { replaceValue } from './replace-value.ts';

/** Removes the entry at a path with its comments. The last entry of a mapping or list leaves `{}` or `[]`. */
export function removeEntry(file: YamlFile, path: Path): YamlFile {
  const place = locateEntry(file, path);
  const { entry, group, parent } = place;
  refuseBrokenAnchors(file, entry.start, entry.end, path);
  const isLast = group.entries.length === 1;
  if (isLast && !group.isFlow && parent) return replaceValue(file, parent.path, group.isMap ? {} : []);
  const expected = withoutValue(file.data, path);
  return firstToReadBack(file, removals(file, place), { path, expected });
}

function* removals(file: YamlFile, place: Place): Generator<Splice[]> {
  yield removal(file, place);
  const { entry, group } = place;
  if (group.isFlow || !startsLine(file, entry.start)) return;
  // Spaces on the blank lines below would become part of a block scalar above.
  const after = blankLinesAfter(file, entryEnd(file, entry));
  yield [{ from: entryStart(file, entry), to: after, text: '' }];
}

function removal(file: YamlFile, place: Place): Splice[] {
  const { entry, group, index } = place;
  if (group.isFlow) return [removeFromBrackets(file, group, index)];
  const end = entryEnd(file, entry);
  if (group.entries.length === 1)
    return [{ from: entryStart(file, entry), to: end, text: (group.isMap ? '{}' : '[]') + file.eol }];
  if (!startsLine(file, entry.start)) return [firstAfterDash(file, place, end)];
  return [{ ...withBlankLines(file, place, { from: entryStart(file, entry), to: end }), text: '' }];
}

/** The second entry of an item moves up to the dash, unless comments precede it. */
function firstAfterDash(file: YamlFile, { entry, group }: Place, end: number): Splice {
  const next = group.entries[1];
  const isDirect = next && lineStart(file, next.start) === end;
  if (isDirect) return { from: entry.start, to: next.start, text: '' };
  const dash = file.padded.slice(0, entry.start).trimEnd().length;
  return { from: dash, to: lineEnd(file, end - 1), text: '' };
}

/** Adds the blank lines that would be doubled, or would end the file, or would become part of the text before them. */
function withBlankLines(
  file: YamlFile,
  { group, index }: Place,
  { from, to }: Pick<Splice, 'from' | 'to'>,
): Pick<Splice, 'from' | 'to'> {
  const previous = group.entries[index - 1];
  const after = blankLinesAfter(file, to);
  if (keepsBlankLines(previous?.value)) return { from, to: after };
  if (!previous) return { from, to: after };
  const before = blankLinesBefore(file, from, lineAfter(file, previous.end));
  if (before === from) return { from, to };
  return after > to || after === file.padded.length ? { from: before, to } : { from, to };
}
