import type { AddSection, MoveSection, RemoveSection } from '../../../../schema/api/studio/operation.ts';
import common from '../../../../schema/common.schema.json' with { type: 'json' };
import { EditError } from '../../edit-error.ts';
import { insertEntry } from '../../entries/insert-entry.ts';
import { moveEntry } from '../../entries/move-entry.ts';
import { removeEntry } from '../../entries/remove-entry.ts';
import { writeValue } from '../../entries/write-value.ts';
import { locateGroup } from '../../file/locate-entry.ts';
import { checkValue, valueAt } from '../../file/model.ts';
import type { YamlFile } from '../../file/yaml-file.ts';
import { mergedData, type SitePage, sectionsOf } from '../site-page.ts';
import { placeInVariant } from './place-in-variant.ts';
import { orderWith } from './section-order.ts';

const idPattern = new RegExp(common.$defs.id.pattern);

/** @throws EditError if the id is invalid or taken, or the position does not exist */
export function addSection(page: SitePage, { id, section, ...position }: AddSection): YamlFile {
  const path = ['sections', id];
  checkValue(section, path);
  if (!idPattern.test(id))
    throw new EditError('value', path, `"${id}" is no section id. ${common.$defs.id.description}`);
  const sections = sectionsOf(mergedData(page));
  const ids = Object.keys(sections);
  if (ids.includes(id)) throw new EditError('taken', path, `The page already has a section "${id}".`);
  const order = orderWith(ids, id, position);
  const { base, yaml } = page;
  if (!base) return insertSection(yaml, { id, section, index: order.indexOf(id) });
  if (Object.hasOwn(sectionsOf(base), id))
    throw new EditError('taken', path, `The page removes an inherited section "${id}". Use another id.`);
  const added = insertSection(yaml, { id, section, index: ownIds(yaml).length });
  return placeInVariant({ base, file: added, goal: inOrder({ ...sections, [id]: section }, order), id });
}

/** Removes a section; in a variant, its own section, or by `null` the one that it inherits. */
export function removeSection(page: SitePage, { id }: RemoveSection): YamlFile {
  const { base, yaml } = page;
  const { [id]: section, ...goal } = sectionsOf(mergedData(page));
  if (section === undefined) throw noSection(id);
  const path = ['sections', id];
  if (!base) return removeEntry(yaml, path);
  const removed = Object.hasOwn(sectionsOf(base), id)
    ? insertOrWrite(yaml, id, null)
    : removeEntry(yaml, path);
  return placeInVariant({ base, file: removed, goal, id });
}

export function moveSection(page: SitePage, { id, ...position }: MoveSection): YamlFile {
  const { base, yaml } = page;
  const sections = sectionsOf(mergedData(page));
  const ids = Object.keys(sections);
  if (!ids.includes(id)) throw noSection(id);
  const others = ids.filter((other) => other !== id);
  const order = orderWith(others, id, position);
  if (base) return placeInVariant({ base, file: yaml, goal: inOrder(sections, order), id });
  const from = ids.indexOf(id);
  const index = order.indexOf(id);
  return from === index ? yaml : moveEntry(yaml, ['sections'], from, index);
}

const inOrder = (sections: Record<string, unknown>, ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, sections[id]]));

const noSection = (id: string) =>
  new EditError('missing', ['sections', id], `The page has no section "${id}".`);

/** The sections that a file itself writes, in order. */
function ownIds(file: YamlFile): string[] {
  const { sections = null } = file.data;
  if (sections === null) return [];
  return locateGroup(file, ['sections']).group.entries.map(({ key = '' }) => key);
}

interface NewSection {
  id: string;
  section: Record<string, unknown>;
  index: number;
}

function insertSection(file: YamlFile, { id, section, index }: NewSection): YamlFile {
  if (ownIds(file).includes(id)) return writeValue(file, ['sections', id], section);
  if (ownIds(file).length === 0) return writeSections(file, { [id]: section });
  return insertEntry(file, ['sections'], { key: id, index, value: section });
}

function insertOrWrite(file: YamlFile, id: string, value: unknown): YamlFile {
  if ((valueAt(file.data, ['sections']) ?? null) === null) return writeSections(file, { [id]: value });
  return writeValue(file, ['sections', id], value);
}

const writeSections = (file: YamlFile, sections: Record<string, unknown>) =>
  writeValue(file, ['sections'], sections);
