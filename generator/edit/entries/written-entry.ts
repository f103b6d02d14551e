import type { Path } from '../../errors/finding.ts';
import { entryEnd, entryStart } from '../file/entry-lines.ts';
import { columnOf, startsLine } from '../file/lines.ts';
import { locateEntry } from '../file/locate-entry.ts';
import type { YamlFile } from '../file/yaml-file.ts';

/**
 * The lines of an entry as they are written, with its comments, indented by another number of columns.
 * @param eol the line break of the lines
 * @returns undefined for an entry in brackets, or after a dash, or with lines that cannot be moved to the left
 */
export function writtenEntry(file: YamlFile, path: Path, indent: number, eol = file.eol): string | undefined {
  const { entry, group } = locateEntry(file, path);
  if (group.isFlow || !startsLine(file, entry.start)) return undefined;
  const text = file.padded.slice(entryStart(file, entry), entryEnd(file, entry));
  const by = indent - columnOf(file, entry.start);
  const lines = text.split(/\r?\n/).slice(0, -1);
  if (lines.some((line) => line.trim() !== '' && line.search(/[^ ]/) < -by)) return undefined;
  const shifted = lines.map((line) => {
    if (by >= 0) return line === '' ? '' : ' '.repeat(by) + line;
    return line.slice(Math.min(-by, line.search(/[^ ]|$/)));
  });
  return shifted.map((line) => line + eol).join('');
}
