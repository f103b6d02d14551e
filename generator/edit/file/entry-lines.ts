import type { Entry, Group } from './entries.ts';
import { columnOf, commentsAbove, deeperCommentsAfter, lineAfter, lineStart, startsLine } from './lines.ts';
import type { YamlFile } from './yaml-file.ts';

/** Start of an entry's lines, with its comments. The comment at the top of the file belongs to the file. */
export function entryStart(file: YamlFile, { start }: Entry): number {
  const line = lineStart(file, start);
  const comments = commentsAbove(file, line, columnOf(file, start));
  return isTopOfFile(file, comments) ? line : comments;
}

const isTopOfFile = (file: YamlFile, offset: number) =>
  file.padded
    .slice(0, offset)
    .split('\n')
    .every((line) => /^\s*$|^%|^---/.test(line));

/** End of an entry's lines, with comments below it that are indented deeper. */
export function entryEnd(file: YamlFile, { start, end }: Entry): number {
  return deeperCommentsAfter(file, lineAfter(file, end), columnOf(file, start));
}

/** The columns before the entries of a group in block style. */
export function columnOfGroup(file: YamlFile, { entries }: Group): number {
  const last = entries.at(-1);
  return last ? columnOf(file, last.start) : 0;
}

/** Whether blank lines separate the entries around an index. */
export function hasGapAt(file: YamlFile, { entries }: Group, index: number): boolean {
  const next = Math.min(Math.max(1, index), entries.length - 1);
  const [one, two] = [entries[next - 1], entries[next]];
  if (!one || !two || !startsLine(file, two.start)) return false;
  const between = file.padded.slice(lineAfter(file, one.end), lineStart(file, two.start));
  return between
    .split('\n')
    .slice(0, -1)
    .some((line) => line.trim() === '');
}

/** Whether blank lines that follow an entry are part of its text, because it ends in a block scalar with `+`. */
export function keepsBlankLines(value: Entry['value']): boolean {
  if (value?.type === 'block-scalar') {
    const header = value.props[0];
    return header !== undefined && 'source' in header && header.source.includes('+');
  }
  return value !== undefined && 'items' in value ? keepsBlankLines(value.items.at(-1)?.value) : false;
}
