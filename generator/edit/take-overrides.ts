import type { Path } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { createEmptyKeys } from '../load/variants/empty-groups.ts';
import { mergePages } from '../load/variants/merge-pages.ts';
import { type PreviewLine, previewLines } from './diff/preview-lines.ts';
import { EditError, pathText } from './edit-error.ts';
import { type Edited, toEdited } from './edited.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { sameData, valueAt } from './file/model.ts';
import { openYaml, type YamlFile } from './file/yaml-file.ts';
import { applyPatch, type Patch } from './variants/apply-patch.ts';
import { withTypedFacts } from './variants/fact-values.ts';
import { isSamePage, mergedPage, withLiteralNumbers } from './variants/merged-page.ts';
import { placeSections } from './variants/place-sections.ts';

type Data = Record<string, unknown>;

interface Take {
  /** The text of the page's file. */
  control: string;
  /** What the variant changes: the keys of its file, or of a mapping of overrides in any file, as read. */
  overrides: Data;
  /** Where the overrides are written, to keep comments and quotes of what is new. */
  written?: {
    source: string;
    /** The mapping of the overrides; the whole file by default. */
    path?: Path;
  };
  /** The merged page that the control extends, if it is a variant itself. */
  base?: Data;
}

/** An edited file with the lines to show before it is saved. */
export interface Taken extends Edited {
  preview: PreviewLine[][];
}

/** Keys that say something about the variant's own file. */
const ownKeys = ['extends', 'route', 'formerly', 'draft', 'matrix', 'from', 'until', 'then', 'experiment'];

/**
 * Writes what a variant changes into the file of the page that it extends, so the page becomes what the variant was. Null
 * removes, and `after` and `before` place sections. The variant's address, times, and draft mark are left out.
 * @throws EditError if the file cannot be edited, or the overrides do not fit the page
 */
export function takeOverrides({ control, overrides, written, base }: Take): Taken {
  const file = openYaml(control);
  const kept = Object.entries(overrides).filter(([key]) => !ownKeys.includes(key));
  const from = written && { file: openYaml(written.source), path: written.path ?? [] };
  const changes = withTypedFacts(Object.fromEntries(kept), from);
  for (const { sections = null } of [file.data, changes])
    if (sections !== null && !isObject(sections))
      throw new EditError('patch', ['sections'], 'Sections that are not a group of keys cannot be merged.');
  const patch = { changes, written: from };
  const edited =
    file.data.extends === undefined ? takeIntoPage(file, patch) : takeIntoVariant(file, patch, base);
  const taken = toEdited(control, edited, edited.data, []);
  return { ...taken, preview: previewLines(control, taken.source) };
}

type TakenPatch = Pick<Patch, 'changes' | 'written'>;

function takeIntoPage(file: YamlFile, patch: TakenPatch): YamlFile {
  const { changes, written } = patch;
  const goal = merged(file.data, patch);
  const { sections, ...others } = changes;
  let edited = applyPatch(file, [], { changes: others, written });
  if (isObject(sections) && isObject(goal.sections))
    edited = placeSections(edited, { changes: sections, written }, goal.sections);
  const own = Object.entries(file.data).filter(([key]) => ownKeys.includes(key));
  const expected: Data = { ...goal, ...Object.fromEntries(own) };
  const isTaken =
    Object.keys(edited.data).length === Object.keys(expected).length &&
    Object.entries(edited.data).every(([key, value]) => sameData(value, expected[key]));
  if (!isTaken) throw notTaken();
  return edited;
}

/** Adds the overrides to those that the control has for its own base. */
function takeIntoVariant(file: YamlFile, patch: TakenPatch, base: Data | undefined): YamlFile {
  if (!base) {
    const message =
      'The page extends another one. Pass its merged base, because null may remove what it inherits.';
    throw new EditError('patch', ['extends'], message);
  }
  const goal = withLiteralNumbers(merged(mergedPage(base, file), patch));
  const edited = applyPatch(withoutOldPositions(file, patch.changes), [], { ...patch, inherited: base });
  if (!isSamePage(mergedPage(base, edited), goal)) throw notTaken();
  return edited;
}

/** The page of the variant. @throws EditError for changes that the loader reports as mistakes */
function merged(page: Data, { changes, written }: TakenPatch): Data {
  const isEmptyKey = written && createEmptyKeys(written.file.text, written.path);
  const { data, findings } = mergePages(page, changes, isEmptyKey);
  // A removal of something that the page does not have changes nothing.
  const wrong = findings.find(({ code }) => code !== 'NothingToRemove');
  if (!wrong) return data;
  const message = `${pathText(wrong.path)} does not fit the page (${wrong.code}). Correct the variant first: npm run check lists what is wrong.`;
  throw new EditError('patch', wrong.path, message);
}

/** A section that the overrides place has no second position from the control. */
function withoutOldPositions(file: YamlFile, changes: Data): YamlFile {
  const sections = isObject(changes.sections) ? Object.entries(changes.sections) : [];
  const placed = sections.filter(([, change]) => isObject(change) && (change.after ?? change.before));
  const paths = placed.flatMap(([id]) => ['after', 'before'].map((word) => ['sections', id, word]));
  const old = paths.filter((path) => valueAt(file.data, path) !== undefined);
  return old.reduce((edited, path) => removeEntry(edited, path), file);
}

const notTaken = () =>
  new EditError('check', [], 'The page would not become what the variant is, so its file was not changed.');
