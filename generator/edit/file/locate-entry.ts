import { isAlias, isCollection, type Node } from 'yaml';
import type { Path } from '../../errors/finding.ts';
import { EditError, pathText } from '../edit-error.ts';
import { refuseShared } from './anchors.ts';
import { type Entry, type Group, groupOf } from './entries.ts';
import type { YamlFile } from './yaml-file.ts';

/** The entry at a path, in its mapping or list. */
export interface Place {
  path: Path;
  entry: Entry;
  group: Group;
  index: number;
  /** The groups around it, the outermost first, `group` last. */
  groups: readonly Group[];
  /** The place of the group itself; undefined for the whole file. */
  parent?: Place;
}

/** A mapping or list at a path. */
export interface GroupPlace {
  path: Path;
  group: Group;
  groups: readonly Group[];
  place?: Place;
}

/** @throws EditError if the path does not exist, or an edit there would change other places as well */
export function locateEntry(file: YamlFile, path: Path): Place {
  const last = path.at(-1);
  if (last === undefined)
    throw new EditError('unsupported', path, 'An edit needs a path to a key or an item.');
  const found = locateGroup(file, path.slice(0, -1), path);
  const { group, groups, place } = found;
  const index = group.isMap
    ? group.entries.findIndex(({ key }) => key === String(last))
    : typeof last === 'number'
      ? last
      : -1;
  const entry = group.entries[index];
  if (!entry) throw missing(path);
  return { path, entry, group, index, groups, parent: place };
}

/**
 * The mapping or list at a path.
 * @param of the path of the edit inside it, for errors
 */
export function locateGroup(file: YamlFile, path: Path, of: Path = path): GroupPlace {
  const place = path.length > 0 ? locateEntry(file, path) : undefined;
  const node = place ? place.entry.node : (file.document.contents as Node | null);
  if (node) refuseShared(file, node, of);
  if (node && !isCollection(node) && !isAlias(node))
    throw new EditError(
      'scalar',
      of,
      `${pathText(path)} is a single value, so ${pathText(of)} cannot be in it.`,
    );
  const group = groupOf(node);
  if (!group) {
    const message = `${pathText(path)} is written in a rare way. Write it on lines of its own first.`;
    throw new EditError('unsupported', of, message);
  }
  if (group.isMap && group.entries.some(({ key }) => key === '<<')) {
    const message = `${pathText(path)} has a merge key (<<), so an edit could change what it takes from elsewhere. Write its keys out first.`;
    throw new EditError('merge-key', of, message);
  }
  const groups = [...(place?.groups ?? []), group];
  return { path, group, groups, place };
}

export const missing = (path: Path) =>
  new EditError('missing', path, `${pathText(path)} does not exist in the file.`);
