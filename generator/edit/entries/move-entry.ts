import type { Path } from '../../errors/finding.ts';
import { locateGroup } from '../file/locate-entry.ts';
import { valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { commentInBrackets } from './flow-entries.ts';
import { insertEntry } from './insert-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { writtenEntry } from './written-entry.ts';

/**
 * Moves an entry of the mapping or list at a path, with its comments.
 * @param index its position among the other entries
 */
export function moveEntry(file: YamlFile, path: Path, from: number, index: number): YamlFile {
  const { group } = locateGroup(file, path);
  const entry = group.entries[from];
  const key = entry?.key;
  const entryPath = [...path, key ?? from];
  const value = valueAt(file.data, entryPath);
  const inBrackets = group.isFlow && entry && file.padded.slice(entry.start, entry.end);
  const written = (indent: number) => inBrackets || writtenEntry(file, entryPath, indent);
  const without = removeEntry(file, entryPath);
  const comment = group.isFlow ? commentInBrackets(file, group, from) : '';
  return insertEntry(without, path, { key, index, value, written, comment });
}
