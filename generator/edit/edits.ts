import type { Path } from '../errors/finding.ts';
import { type Edited, toEdited } from './edited.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { writeValue } from './entries/write-value.ts';
import { locateEntry, missing } from './file/locate-entry.ts';
import { checkValue, valueAt, withoutValue, withValue } from './file/model.ts';
import { openYaml } from './file/yaml-file.ts';

/**
 * Sets the value at a path of keys and list positions. The parent of the path has to exist; a new key goes to the end of
 * its mapping, and the position after the last item of a list appends to it.
 * @param source the text of a YAML file
 * @throws EditError if the file cannot be edited there; nothing else changes
 */
export function setValue(source: string, path: Path, value: unknown): Edited {
  checkValue(value, path);
  const file = openYaml(source, path);
  return toEdited(source, writeValue(file, path, value), withValue(file.data, path, value), path);
}

/**
 * Sets a text like `setValue`. The line breaks at the end of a block scalar are part of how it is written (`|` or `|-`),
 * so they stay, and those of the new text do not count.
 */
export function setText(source: string, path: Path, text: string): Edited {
  const file = openYaml(source, path);
  const old = valueAt(file.data, path);
  const isBlock = typeof old === 'string' && locateEntry(file, path).entry.value?.type === 'block-scalar';
  if (!isBlock) return setValue(source, path, text);
  const content = text.replace(/\n+$/, '');
  return setValue(source, path, content && content + (/\n*$/.exec(old)?.[0] ?? ''));
}

/**
 * Removes the key or item at a path, with the comment lines directly above it and the comment on its line. A mapping or
 * list that becomes empty stays, as `{}` or `[]`.
 * @throws EditError if the file cannot be edited there
 */
export function removeValue(source: string, path: Path): Edited {
  const file = openYaml(source, path);
  if (valueAt(file.data, path) === undefined) throw missing(path);
  return toEdited(source, removeEntry(file, path), withoutValue(file.data, path), path);
}
