import type { Path } from '../../errors/finding.ts';
import { locateGroup } from '../file/locate-entry.ts';
import { valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { insertEntry } from './insert-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { writtenEntry } from './written-entry.ts';

/**
 * Moves an entry of the mapping or list at a path, with its comments.
 * @param index its position among the other entries
 */
export function moveEntry(file: YamlFile, path: Path, from: number, index: number): YamlFile {
  const { group } = locateGroup(file, path);
  const key = group.entries[from]?.key;
  const entryPath = [...path, key ?? from];
  const value = valueAt(file.data, entryPath);
  const written = (indent: number) => writtenEntry(file, entryPath, indent);
  const without = removeEntry(file, entryPath);
  return insertEntry(without, path, { key, index, value, written });
}
