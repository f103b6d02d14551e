import type { CST } from 'yaml';
import type { Entry, Group } from '../file/entries.ts';
import { columnOf, lineEnd, lineStart, nextLine, startsLine } from '../file/lines.ts';
import type { Splice, YamlFile } from '../file/yaml-file.ts';

/**
 * Inserts an entry between brackets: on a line of its own if its neighbor has one.
 * @param comment goes at the end of its line
 */
export function insertInBrackets(
  file: YamlFile,
  group: Group,
  index: number,
  { text, comment = '' }: { text: string; comment?: string },
): Splice[] {
  const note = comment && ` ${comment}`;
  const next = group.entries[index];
  if (next) {
    const separator = note || startsLine(file, next.start) ? note + newLineAt(file, next) : ' ';
    return [{ from: next.start, to: next.start, text: `${text},${separator}` }];
  }
  const last = group.entries.at(-1);
  if (!last) return insertAlone(file, group, text);
  const comma = commaAfter(group, last);
  const end = comma === undefined ? last.end : comma + 1;
  const rest = file.padded.slice(end, lineEnd(file, end));
  // Nothing else can follow a comment on its line.
  const after = note && rest.trim() !== '' && !/^\s*#/.test(rest) ? note + newLineAt(file, last) : note;
  if (!startsLine(file, last.start))
    return [{ from: end, to: end, text: `${comma === undefined ? ',' : ''} ${text}${after}` }];
  // A comment after the last entry stays on its line.
  const at = /^\s*#/.test(rest) ? lineEnd(file, end) : end;
  const line = newLineAt(file, last) + text;
  if (comma !== undefined) return [{ from: at, to: at, text: `${line},${after}` }];
  if (at === end) return [{ from: end, to: end, text: `,${line}${after}` }];
  return [
    { from: end, to: end, text: ',' },
    { from: at, to: at, text: line + note },
  ];
}

function insertAlone(file: YamlFile, group: Group, text: string): Splice[] {
  const { isMap } = group;
  const { open, close } = insideOf(group);
  const isEmpty = file.padded.slice(open, close).trim() === '';
  const space = isMap ? ' ' : '';
  return [{ from: open, to: isEmpty ? close : open, text: `${space}${text}${space}` }];
}

/** The text between the brackets. */
function insideOf({ token }: Group): { open: number; close: number } {
  const open = token.offset + 1;
  return { open, close: 'end' in token ? (token.end[0]?.offset ?? open) : open };
}

const newLineAt = (file: YamlFile, { start }: Entry) => file.eol + ' '.repeat(columnOf(file, start));

/** Removes an entry with its comma and comment, and its lines if nothing else is on them. */
export function removeFromBrackets(file: YamlFile, group: Group, index: number): Splice {
  const entry = group.entries[index] as Entry;
  const previous = group.entries[index - 1];
  const comma = commaAfter(group, entry);
  const end = comma === undefined ? entry.end : comma + 1;
  const { open, close } = insideOf(group);
  const isAlone = group.entries.length === 1;
  if (isAlone && (file.padded.slice(open, entry.start) + file.padded.slice(end, close)).trim() === '')
    return { from: open, to: close, text: '' };
  const rest = file.padded.slice(end, lineEnd(file, end));
  if (startsLine(file, entry.start) && /^\s*(?:#.*)?$/.test(rest))
    return { from: lineStart(file, entry.start), to: nextLine(file, end), text: '' };
  if (comma !== undefined && group.entries[index + 1]) {
    // A comment after the comma cannot follow a bracket directly.
    const after = /^[ \t]*(?:#.*)?/.exec(rest)?.[0].length ?? 0;
    return { from: entry.start, to: end + after, text: '' };
  }
  const lead = previous ? file.padded.slice(previous.end, entry.start) : '\n';
  // The last entry takes the comma before it along.
  if (previous && !/[\n#]/.test(lead)) return { from: previous.end, to: entry.end, text: '' };
  return { from: entry.start, to: end, text: '' };
}

/** The comment that `removeFromBrackets` removes with an entry; empty without one. */
export function commentInBrackets(file: YamlFile, group: Group, index: number): string {
  const entry = group.entries[index] as Entry;
  const { from, to } = removeFromBrackets(file, group, index);
  return /^[ \t,]*(#.*)$/m.exec(file.padded.slice(Math.max(from, entry.end), to))?.[1]?.trimEnd() ?? '';
}

/** The comma that follows an entry. */
function commaAfter({ token, entries }: Group, entry: Entry): number | undefined {
  const next = entries[entries.indexOf(entry) + 1]?.start ?? Number.POSITIVE_INFINITY;
  const commas = (token.items as CST.CollectionItem[]).flatMap(({ start }) =>
    start.filter(({ type }) => type === 'comma').map(({ offset }) => offset),
  );
  return commas.find((offset) => offset >= entry.end && offset < next);
}
