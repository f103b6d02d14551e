import { isObject } from '../../lib/is-object.ts';
import { splitPosition } from '../../load/variants/order-sections.ts';
import { insertEntry } from '../entries/insert-entry.ts';
import { moveEntry } from '../entries/move-entry.ts';
import { removeEntry } from '../entries/remove-entry.ts';
import { writeValue } from '../entries/write-value.ts';
import { writtenEntry } from '../entries/written-entry.ts';
import { locateGroup } from '../file/locate-entry.ts';
import { valueAt } from '../file/model.ts';
import type { YamlFile } from '../file/yaml-file.ts';
import { applyPatch, type Patch, type WrittenPatch } from './apply-patch.ts';

/**
 * Applies a variant's changes of sections to a page of its own: sections with `after` or `before` are at their place in
 * the file.
 * @param goal the sections of the merged page, in order
 */
export function placeSections(
  file: YamlFile,
  { changes, written }: Pick<Patch, 'changes' | 'written'>,
  goal: Record<string, unknown>,
): YamlFile {
  const old = file.data.sections;
  if (!isObject(old)) return writeValue(file, ['sections'], goal);
  const split = Object.entries(changes).map(([id, change]) => ({ id, ...splitPosition(change) }));
  const existing = split.filter(({ id }) => Object.hasOwn(old, id));
  const patches = Object.fromEntries(existing.map(({ id, patch }) => [id, patch]));
  let edited = applyPatch(file, ['sections'], { changes: patches, written });
  const moved = new Set(split.filter(({ after, before }) => after ?? before).map(({ id }) => id));
  for (const [index, id] of Object.keys(goal).entries()) {
    const previous = Object.keys(goal)[index - 1];
    if (!Object.hasOwn(old, id)) edited = insertSection(edited, { id, previous, value: goal[id], written });
    else if (moved.has(id)) edited = moveSection(edited, id, previous);
  }
  return edited;
}

interface NewSection {
  id: string;
  previous: string | undefined;
  value: unknown;
  written: WrittenPatch | undefined;
}

function insertSection(file: YamlFile, { id, previous, value, written }: NewSection): YamlFile {
  const index = previous === undefined ? 0 : idsIn(file).indexOf(previous) + 1;
  const text = (indent: number) => {
    if (!written) return undefined;
    const path = [...written.path, 'sections', id];
    return writtenEntry(withoutPosition(written, id).file, path, indent, file.eol);
  };
  return insertEntry(file, ['sections'], { key: id, index, value, written: text });
}

/** The file of a patch, without the keys that place a section. */
function withoutPosition(written: WrittenPatch, id: string): WrittenPatch {
  const section = [...written.path, 'sections', id];
  const placed = ['after', 'before'].filter(
    (word) => valueAt(written.file.data, [...section, word]) !== undefined,
  );
  const file = placed.reduce((edited, word) => removeEntry(edited, [...section, word]), written.file);
  return { ...written, file };
}

function moveSection(file: YamlFile, id: string, previous: string | undefined): YamlFile {
  const ids = idsIn(file);
  const from = ids.indexOf(id);
  if (ids[from - 1] === previous) return file;
  const others = ids.toSpliced(from, 1);
  return moveEntry(file, ['sections'], from, previous === undefined ? 0 : others.indexOf(previous) + 1);
}

const idsIn = (file: YamlFile) => locateGroup(file, ['sections']).group.entries.map(({ key }) => key);
