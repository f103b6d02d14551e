import type { AddItem, MoveItem, RemoveItem } from '../../../schema/api/studio/operation.ts';
import { EditError, pathText } from '../edit-error.ts';
import { insertEntry } from '../entries/insert-entry.ts';
import { moveEntry } from '../entries/move-entry.ts';
import { removeEntry } from '../entries/remove-entry.ts';
import { checkValue, valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';

export function addItem(file: YamlFile, { path, index, item }: AddItem): YamlFile {
  const { length } = listAt(file, path);
  checkValue(item, [...path, index ?? length]);
  checkIndex(path, index ?? length, length);
  return insertEntry(file, path, { index: index ?? length, value: item });
}

export function moveItem(file: YamlFile, { path, from, to }: MoveItem): YamlFile {
  const { length } = listAt(file, path);
  for (const index of [from, to]) checkIndex(path, index, length - 1);
  return from === to ? file : moveEntry(file, path, from, to);
}

export function removeItem(file: YamlFile, { path, index }: RemoveItem): YamlFile {
  checkIndex(path, index, listAt(file, path).length - 1);
  return removeEntry(file, [...path, index]);
}

function listAt(file: YamlFile, path: AddItem['path']): unknown[] {
  const list = valueAt(file.data, path);
  if (Array.isArray(list)) return list;
  const reason = list === undefined ? 'missing' : 'scalar';
  const message =
    list === undefined ? `${pathText(path)} does not exist in the file.` : `${pathText(path)} is not a list.`;
  throw new EditError(reason, path, message);
}

function checkIndex(path: AddItem['path'], index: number, last: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= last) return;
  const places = last < 0 ? 'The list is empty.' : `The positions are 0 to ${last}.`;
  throw new EditError('missing', path, `${pathText(path)} has no position ${index}. ${places}`);
}
