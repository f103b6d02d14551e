import type { Path } from '../errors/finding.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { isObject } from '../lib/is-object.ts';
import { createEmptyKeys } from '../load/variants/empty-groups.ts';
import { EditError, pathText } from './edit-error.ts';
import { type Edited, toEdited } from './edited.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { writeValue } from './entries/write-value.ts';
import { checkValue, valueAt, withoutValue, withValue } from './file/model.ts';
import { openYaml, type YamlFile } from './file/yaml-file.ts';
import { literalFacts } from './variants/fact-values.ts';
import { isSamePage, mergedPage } from './variants/merged-page.ts';
import { patchTo } from './variants/patch-to.ts';

interface Override {
  /** The merged page that the variant extends. */
  base: DeepReadonly<Record<string, unknown>>;
  /** The text of the variant's file. */
  variant: string;
  /** Keys and list positions in the merged page. */
  path: Path;
  /** What the variant's page has there; null removes it. */
  value: unknown;
}

/**
 * Writes what a variant's page has at a path, in as few lines as possible: only the keys that lead there are added, and an
 * override that equals what the variant inherits is removed. Lists are replaced as a whole, so the override of an item is
 * the list.
 * @throws EditError if the variant cannot be edited, or cannot say this: `extends`, `after`, and `before` are keys of the
 * file itself, to set with `setValue`
 */
export function overrideInVariant({ base, variant, path, value }: Override): Edited {
  checkValue(value, path);
  const file = openYaml(variant, path);
  const now = mergedPage(base, file);
  // A page whose value is null inherits that.
  const removes = value === null && valueAt(base, path) !== null;
  const { at, wanted } = wholeList(now, path, removes ? undefined : value);
  const shown = at[0] === 'facts' ? literalFacts(wanted) : wanted;
  const goal = shown === undefined ? withoutKey(now, at) : withKeys(now, at, shown);
  const isGoal = (edited: YamlFile) => isSamePage(mergedPage(base, edited), goal);
  const without = withoutOverride(file, at);
  const inherited = valueAt(mergedPage(base, without[0] ?? file), at);
  const edited = without.find(isGoal) ?? writeOverride(file, at, patchTo(inherited, wanted));
  if (!isGoal(edited)) {
    const message = `${pathText(path)} cannot be overridden in a variant. Edit the variant's file by hand.`;
    throw new EditError('patch', path, message);
  }
  return toEdited(variant, edited, edited.data, path);
}

/**
 * Removes what a variant says at a path, with the keys that only led there, so its page has what it inherits. Lists are
 * replaced as a whole, so the override of an item is the list.
 * @throws EditError if the variant does not override the path, or cannot be edited
 */
export function dropOverride({ base, variant, path: wanted }: Omit<Override, 'value'>): Edited {
  const file = openYaml(variant, wanted);
  const index = wanted.findIndex((step) => typeof step === 'number');
  const path = index < 0 ? wanted : wanted.slice(0, index);
  if (valueAt(file.data, path) === undefined)
    throw new EditError('missing', path, `The variant does not override ${pathText(path)}.`);
  const now = mergedPage(base, file);
  const inherited = valueAt(base, path);
  const goal = inherited === undefined ? withoutKey(now, path) : withKeys(now, path, inherited);
  const candidates = withoutOverride(file, path);
  // A section that is placed here goes back to another position, too.
  const edited = candidates.find((one) => isSamePage(mergedPage(base, one), goal)) ?? removeEntry(file, path);
  return toEdited(variant, edited, edited.data, path);
}

/** The list that contains the path, with the item changed, because a variant replaces lists as a whole. */
function wholeList(page: unknown, path: Path, wanted: unknown): { at: Path; wanted: unknown } {
  const index = path.findIndex((step) => typeof step === 'number');
  if (index < 0) return { at: path, wanted };
  const at = path.slice(0, index);
  const rest = path.slice(index);
  const list = valueAt(page, at);
  if (!Array.isArray(list) || !canContain(valueAt(page, path.slice(0, -1)), path.at(-1)))
    throw new EditError('missing', path, `${pathText(path)} does not exist in the page.`);
  if (wanted !== undefined) return { at, wanted: withValue(list, rest, wanted) };
  return { at, wanted: valueAt(list, rest) === undefined ? list : withoutValue(list, rest) };
}

const canContain = (group: unknown, step: Path[number] | undefined) =>
  isObject(group) || (Array.isArray(group) && typeof step === 'number' && step <= group.length);

const withoutKey = (page: unknown, path: Path) =>
  valueAt(page, path) === undefined ? page : withoutValue(page, path);

function withKeys(page: unknown, path: Path, value: unknown): unknown {
  for (const length of path.keys()) {
    const parent = valueAt(page, path.slice(0, length));
    if (parent !== undefined && !isObject(parent))
      throw new EditError('scalar', path, `${pathText(path.slice(0, length))} is not a group of keys.`);
  }
  return withValue(page, path, value);
}

/**
 * The file without an override: first without all mappings that only it is in, then with more of them. A mapping that the
 * base does not have changes the page even if it is empty.
 */
function withoutOverride(file: YamlFile, path: Path): YamlFile[] {
  if (valueAt(file.data, path) === undefined) return [file];
  const isAlone = (own: Path) => Object.keys(valueAt(file.data, own.slice(0, -1)) as object).length === 1;
  let top = path.length;
  while (top > 1 && isAlone(path.slice(0, top))) top--;
  return path.slice(top - 1).map((_step, index) => removeEntry(file, path.slice(0, top + index)));
}

function writeOverride(file: YamlFile, path: Path, patch: unknown): YamlFile {
  let length = 1;
  while (length < path.length && valueAt(file.data, path.slice(0, length)) !== undefined) {
    const at = path.slice(0, length);
    if (valueAt(file.data, at) === null && !createEmptyKeys(file.text)(at))
      throw new EditError(
        'removed',
        path,
        `The variant removes ${pathText(at)}. Delete that line before you change what is in it.`,
      );
    length++;
  }
  const nested = path.slice(length).reduceRight((value, step) => ({ [step]: value }), patch);
  return writeValue(file, path.slice(0, length), nested);
}
