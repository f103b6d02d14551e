import { isAlias } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { EditError } from '../edit-error.ts';
import { locateEntry, locateGroup, missing } from '../file/locate-entry.ts';
import { sameData, valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { insertEntry } from './insert-entry.ts';
import { removeEntry } from './remove-entry.ts';
import { replaceValue } from './replace-value.ts';

/** Writes a value at a path whose parent exists. Of mappings and lists, only the entries that differ are written. */
export function writeValue(file: YamlFile, path: Path, value: unknown): YamlFile {
  const old = valueAt(file.data, path);
  if (old === undefined) return writeNew(file, path, value);
  const { entry } = locateEntry(file, path);
  if (sameData(old, value)) return file;
  if (isAlias(entry.node)) return replaceValue(file, path, value);
  return writeDifferences(file, path, { old, value }) ?? replaceValue(file, path, value);
}

function writeNew(file: YamlFile, path: Path, value: unknown): YamlFile {
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  // A key without a value is where its first entry goes.
  if (parent.length > 0 && valueAt(file.data, parent) === null) {
    const { entry } = locateEntry(file, parent);
    if (entry.valueStart === undefined && typeof last === 'string')
      return replaceValue(file, parent, { [last]: value });
  }
  const { group } = locateGroup(file, parent, path);
  const index = group.entries.length;
  if (group.isMap) {
    const key = String(last);
    return insertEntry(file, parent, { key, index, value });
  }
  if (last !== index) throw missing(path);
  return insertEntry(file, parent, { index, value });
}

/** @returns undefined if the value has to be written as a whole */
function writeDifferences(
  file: YamlFile,
  path: Path,
  { old, value }: { old: unknown; value: unknown },
): YamlFile | undefined {
  const write = differencesOf(old, value);
  if (!write) return undefined;
  try {
    const written = write(file, path);
    return sameData(valueAt(written.data, path), value) ? written : undefined;
  } catch (error) {
    if (error instanceof EditError && (error.reason === 'check' || error.reason === 'unsupported'))
      return undefined;
    throw error;
  }
}

/** @returns undefined if the values have nothing in common to keep */
function differencesOf(old: unknown, value: unknown): ((file: YamlFile, path: Path) => YamlFile) | undefined {
  if (isObject(old) && isObject(value) && Object.keys(old).some((key) => Object.hasOwn(value, key)))
    return (file, path) => writeKeys(file, path, { old, value });
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return (file, path) => writeItems(file, path, { old, value });
  return undefined;
}

type Group = Record<string, unknown>;

function writeKeys(file: YamlFile, path: Path, { old, value }: { old: Group; value: Group }): YamlFile {
  let edited = file;
  for (const key of Object.keys(old))
    if (!Object.hasOwn(value, key)) edited = removeEntry(edited, [...path, key]);
  for (const [index, [key, item]] of Object.entries(value).entries())
    edited = Object.hasOwn(old, key)
      ? writeValue(edited, [...path, key], item)
      : insertEntry(edited, path, { key, index, value: item });
  return edited;
}

function writeItems(
  file: YamlFile,
  path: Path,
  { old, value }: { old: unknown[]; value: unknown[] },
): YamlFile {
  let edited = file;
  const shared = Math.min(old.length, value.length);
  let head = 0;
  while (head < shared && sameData(old[head], value[head])) head++;
  let tail = 0;
  while (tail < shared - head && sameData(old.at(-1 - tail), value.at(-1 - tail))) tail++;
  const both = shared - tail;
  for (let index = head; index < both; index++) edited = writeValue(edited, [...path, index], value[index]);
  for (let index = old.length - tail - 1; index >= both; index--)
    edited = removeEntry(edited, [...path, index]);
  for (let index = both; index < value.length - tail; index++)
    edited = insertEntry(edited, path, { index, value: value[index] });
  return edited;
}
