import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { mergePatch } from '../../load/variants/merge-patch.ts';
import { insertEntry } from '../entries/insert-entry.ts';
import { removeEntry } from '../entries/remove-entry.ts';
import { writeValue } from '../entries/write-value.ts';
import { writtenEntry } from '../entries/written-entry.ts';
import { valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { patchTo } from './patch-to.ts';

/** Where a merge patch is written, to take over its text with comments and quotes. */
export interface WrittenPatch {
  file: YamlFile;
  /** The mapping of the patch in that file. */
  path: Path;
}

/** A merge patch to apply to a file. */
export interface Patch {
  changes: Record<string, unknown>;
  written?: WrittenPatch | undefined;
  /** What the page of the file inherits: null stays in the file to remove a key of it. */
  inherited?: unknown;
}

/** Applies a merge patch (RFC 7386) to the mapping at a path. New keys are taken over as they are written. */
export function applyPatch(file: YamlFile, path: Path, { changes, written, inherited }: Patch): YamlFile {
  let edited = file;
  for (const [key, change] of Object.entries(changes)) {
    const at = [...path, key];
    const old = valueAt(edited.data, at);
    const below = valueAt(inherited, [key]);
    if (change === null) {
      if (below !== undefined) edited = writeValue(edited, at, null);
      else if (old !== undefined) edited = removeEntry(edited, at);
    } else if (isObject(change) && isObject(old))
      edited = applyPatch(edited, at, { changes: change, written, inherited: below });
    else {
      // The file says what differs from the page that it extends.
      const value = isObject(change)
        ? patchTo(below, mergePatch(old === undefined ? below : undefined, change))
        : change;
      edited = writeEntry(edited, at, value, written);
    }
  }
  return edited;
}

function writeEntry(file: YamlFile, path: Path, value: unknown, written: WrittenPatch | undefined): YamlFile {
  const parent = path.slice(0, -1);
  const group = valueAt(file.data, parent);
  if (!written || !isObject(group) || valueAt(file.data, path) !== undefined)
    return writeValue(file, path, value);
  const index = Object.keys(group).length;
  return insertEntry(file, parent, {
    key: String(path.at(-1)),
    index,
    value,
    written: (indent) => writtenEntry(written.file, [...written.path, ...path], indent, file.eol),
  });
}
