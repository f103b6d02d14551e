import type {
  DropOverride,
  EditSource,
  Operation,
  OverrideInVariant,
} from '../../../schema/api/studio/operation.ts';
import type { Path } from '../../errors/finding.ts';
import { applyChanges } from '../diff/changes.ts';
import { EditError } from '../edit-error.ts';
import { type Edited, toEdited } from '../edited.ts';
import { removeValue, setText, setValue } from '../edits.ts';
import { openYaml, type YamlFile } from '../file/yaml-file.ts';
import { dropOverride, overrideInVariant } from '../override-in-variant.ts';
import { addItem, moveItem, removeItem } from './edit-items.ts';
import { setContent, setFact } from './edit-shared.ts';
import { createPage, createVariant } from './pages/create-page.ts';
import { removePage, renamePage } from './pages/rename-page.ts';
import { addSection, moveSection, removeSection } from './sections/edit-sections.ts';
import { changeOf, type SiteEdit, type SiteFiles, withEdit } from './site-edit.ts';
import { openPage, type SitePage, textOf } from './site-page.ts';

/**
 * What an operation changes in a folder of pages. Nothing is written.
 * @throws EditError, with the file, if the operation cannot be done; nothing of it happens then
 */
export function applyOperation(files: SiteFiles, operation: Operation): SiteEdit {
  switch (operation.op) {
    case 'setText':
      return inFile(files, operation, (text) => setText(text, operation.path, operation.text));
    case 'setValue':
      return inFile(files, operation, (text) => setValue(text, operation.path, operation.value));
    case 'removeValue':
      return inFile(files, operation, (text) => removeValue(text, operation.path));
    case 'addItem':
      return inFile(
        files,
        operation,
        written(operation.path, (file) => addItem(file, operation)),
      );
    case 'moveItem':
      return inFile(
        files,
        operation,
        written(operation.path, (file) => moveItem(file, operation)),
      );
    case 'removeItem':
      return inFile(
        files,
        operation,
        written(operation.path, (file) => removeItem(file, operation)),
      );
    case 'addSection':
      return inPage(files, operation, (page) => addSection(page, operation));
    case 'removeSection':
      return inPage(files, operation, (page) => removeSection(page, operation));
    case 'moveSection':
      return inPage(files, operation, (page) => moveSection(page, operation));
    case 'setFact':
      return setFact(files, operation);
    case 'setContent':
      return setContent(files, operation);
    case 'overrideInVariant':
      return override(files, operation);
    case 'dropOverride':
      return drop(files, operation);
    case 'createPage':
      return createPage(files, operation);
    case 'createVariant':
      return createVariant(files, operation);
    case 'renamePage':
      return renamePage(files, operation);
    case 'removePage':
      return removePage(files, operation);
    case 'editSource':
      return editSource(files, operation);
  }
}

/** Several operations, one after the other, as one edit. @throws EditError at the first one that cannot be done */
export function applyOperations(files: SiteFiles, operations: readonly Operation[]): SiteEdit {
  let now = files;
  return operations.flatMap((operation) => {
    const edit = applyOperation(now, operation);
    now = withEdit(now, edit);
    return edit;
  });
}

function inFile(
  files: SiteFiles,
  { file }: { file: string },
  edit: (text: string) => Pick<Edited, 'source'>,
): SiteEdit {
  const text = textOf(files, file);
  return changeOf(file, text, edit(text).source);
}

/** An edit of a parsed file, read back. */
const written = (path: Path, edit: (file: YamlFile) => YamlFile) => (text: string) => {
  const file = edit(openYaml(text, path));
  return toEdited(text, file, file.data, path);
};

function inPage(files: SiteFiles, { page }: { page: string }, edit: (page: SitePage) => YamlFile): SiteEdit {
  const opened = openPage(files, page);
  const { file, source } = opened;
  const edited = edit(opened);
  return changeOf(file, source, toEdited(source, edited, edited.data, ['sections']).source);
}

function override(files: SiteFiles, { page, path, value }: OverrideInVariant): SiteEdit {
  const { file, source, base } = openVariant(files, page);
  return changeOf(file, source, overrideInVariant({ base, variant: source, path, value }).source);
}

function drop(files: SiteFiles, { page, path }: DropOverride): SiteEdit {
  const { file, source, base } = openVariant(files, page);
  return changeOf(file, source, dropOverride({ base, variant: source, path }).source);
}

function openVariant(files: SiteFiles, name: string) {
  const { file, source, yaml, base } = openPage(files, name);
  if (base) return { file, source, yaml, base };
  throw new EditError('patch', [], `${file} extends no page. Use "setValue" to change it.`);
}

/** @throws EditError if the file is not what the changes were made for */
function editSource(files: SiteFiles, { file, changes }: EditSource): SiteEdit {
  const text = textOf(files, file);
  const isCurrent = changes.every(
    ({ at, removed }, index) =>
      at <= text.length && text.startsWith(removed, at) && at >= endOf(changes[index - 1]),
  );
  if (!isCurrent)
    throw new EditError('outdated', [], `${file} is not the text that these changes were made in.`);
  return changeOf(file, text, applyChanges(text, changes));
}

const endOf = (change: EditSource['changes'][number] | undefined) =>
  change ? change.at + change.removed.length : 0;
