import type { SetContent, SetFact } from '../../../schema/api/studio/operation.ts';
import { collectionNames, loadSchemas } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { EditError } from '../edit-error.ts';
import { removeValue, setValue } from '../edits.ts';
import { valueAt } from '../file/model.ts';
import { openYaml } from '../file/yaml-file.ts';
import { overrideInVariant } from '../override-in-variant.ts';
import { changeOf, type SiteEdit, type SiteFiles } from './site-edit.ts';
import { openPage, textOf } from './site-page.ts';

/** Sets a fact in site.yaml, or as a page states it; null removes it there. */
export function setFact(files: SiteFiles, { name, value, page }: SetFact): SiteEdit {
  const path = ['facts', name];
  if (page === undefined) {
    const file = files.list().find((one) => /^site\.ya?ml$/.test(one)) ?? 'site.yaml';
    const text = textOf(files, file);
    return changeOf(file, text, withFact(text, path, value));
  }
  const { file, source, base } = openPage(files, page);
  const edited = base
    ? overrideInVariant({ base, variant: source, path, value }).source
    : withFact(source, path, value);
  return changeOf(file, source, edited);
}

function withFact(text: string, path: Path, value: unknown): string {
  if (value === null) return removeValue(text, path).source;
  const { data } = openYaml(text);
  // A fact with a unit and terms keeps them.
  const isDetailed = isObject(valueAt(data, path)) && !isObject(value);
  return setNested(text, isDetailed ? [...path, 'value'] : path, value);
}

/**
 * Sets a value in a content file, which is created for its first entry; null removes it there.
 * @throws EditError if there is no such file, and pages could not use one of this name
 */
export function setContent(files: SiteFiles, { collection, id, path = [], value }: SetContent): SiteEdit {
  const names = ['yaml', 'yml'].map((extension) => `content/${collection}.${extension}`);
  const file = files.list().find((one) => names.includes(one));
  const at = [id, ...path];
  if (file === undefined) {
    checkCollection(collection);
    if (value === null || path.length > 0)
      throw new EditError('missing', at, `There is no content file ${names[0]}.`);
    return [{ kind: 'created', file: names[0] ?? '', text: textWith(id, value) }];
  }
  const text = textOf(files, file);
  const edited = value === null ? removeValue(text, at).source : setNested(text, at, value);
  return changeOf(file, text, edited);
}

/** Other names are files that no page can use, and `../` would lead out of the folder. */
function checkCollection(name: string): void {
  const known = collectionNames(loadSchemas());
  if (known.includes(name)) return;
  const near = nearest(name, known);
  const hint = near === undefined ? `Content files: ${known.join(', ')}.` : `Did you mean "${near}"?`;
  throw new EditError('name', [], `A content file cannot have the name "${name}". ${hint}`);
}

/** A new file with one key. */
function textWith(key: string, value: unknown): string {
  const other = key === 'a' ? 'b' : 'a';
  return removeValue(setValue(`${other}: true\n`, [key], value).source, [other]).source;
}

/** Like `setValue`, and adds the mapping that contains the key. */
function setNested(text: string, path: Path, value: unknown): string {
  const parent = path.slice(0, -1);
  const { data } = openYaml(text);
  if (parent.length === 0 || (valueAt(data, parent) ?? null) !== null)
    return setValue(text, path, value).source;
  return setNested(text, parent, { [String(path.at(-1))]: value });
}
