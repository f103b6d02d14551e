import type { Path } from '../../errors/finding.ts';
import { columnOfGroup, entryEnd, entryStart, hasGapAt, keepsBlankLines } from '../file/entry-lines.ts';
import { layoutAt } from '../file/layout.ts';
import { lineStart, startsLine } from '../file/lines.ts';
import { type GroupPlace, locateGroup } from '../file/locate-entry.ts';
import { valueAt, withKey, withValue } from '../file/model.ts';
import { firstToReadBack, type Splice, type YamlFile } from '../file/yaml-file.ts';
import { entryLines, renderBlock, renderFlow, renderKey } from '../values/render-value.ts';
import { insertInBrackets } from './flow-entries.ts';

/** An entry that a mapping or list gets. */
export interface NewEntry {
  /** Of a mapping. */
  key?: string;
  /** Position among the entries that are there. */
  index: number;
  value: unknown;
  /** The entry as text that is written elsewhere, indented by a number of columns; undefined if it cannot be copied. */
  written?: (indent: number) => string | undefined;
  /** The comment of an entry in brackets. */
  comment?: string;
}

/** Inserts an entry into the mapping or list at a path, which exists. */
export function insertEntry(file: YamlFile, path: Path, entry: NewEntry): YamlFile {
  const place = locateGroup(file, path);
  const of = [...path, entry.key ?? entry.index];
  const expected = withValue(file.data, path, groupWith(valueAt(file.data, path), place, entry));
  return firstToReadBack(file, spellings(file, place, entry), { path: of, expected });
}

function groupWith(old: unknown, { group }: GroupPlace, { key, index, value }: NewEntry): unknown {
  if (key === undefined) return (old as unknown[]).toSpliced(index, 0, value);
  const order = group.entries.map((entry) => entry.key ?? '');
  return withKey(old as Record<string, unknown>, order, { key, index, value });
}

function* spellings(file: YamlFile, place: GroupPlace, entry: NewEntry): Generator<Splice[]> {
  const { group, groups } = place;
  const { key, index, value, written, comment } = entry;
  if (group.isFlow) {
    const copied = written?.(0);
    if (copied !== undefined) yield insertInBrackets(file, group, index, { text: copied, comment });
    const lead = key === undefined ? '' : `${renderKey(key, true)}: `;
    yield insertInBrackets(file, group, index, { text: lead + renderFlow(value), comment });
    return;
  }
  const indent = columnOfGroup(file, group);
  const layout = layoutAt(file, groups);
  const lead = key === undefined ? '-' : `${renderKey(key)}:`;
  const copied = written?.(indent);
  if (copied !== undefined) yield insertLines(file, place, index, copied);
  const rendered = renderBlock(value, { layout, indent, isItem: key === undefined });
  yield insertLines(file, place, index, entryLines(lead, rendered, { layout, indent }));
  yield insertLines(
    file,
    place,
    index,
    entryLines(lead, { head: renderFlow(value), body: '' }, { layout, indent }),
  );
}

/** Inserts whole lines, with a blank line if its neighbors have one and the entry is longer than a line. */
function insertLines(file: YamlFile, { group }: GroupPlace, index: number, lines: string): Splice[] {
  const [previous, next] = [group.entries[index - 1], group.entries[index]];
  const isLong = lines.indexOf('\n') < lines.length - 1;
  const gap = isLong && hasGapAt(file, group, index) ? file.eol : '';
  if (previous) {
    const at = entryEnd(file, previous);
    const before = keepsBlankLines(previous.value) ? '' : gap;
    return [{ from: at, to: at, text: before + lines }];
  }
  const first = next?.start ?? 0;
  if (startsLine(file, first)) {
    const at = next ? entryStart(file, next) : 0;
    return [{ from: at, to: at, text: lines + gap }];
  }
  // The first entry follows a dash, and so does the new one.
  const indent = ' '.repeat(first - lineStart(file, first));
  return [{ from: first, to: first, text: lines.trimStart() + indent }];
}
