import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { isObject } from '../../lib/is-object.ts';
import { mergePages } from '../../load/variants/merge-pages.ts';
import { EditError } from '../edit-error.ts';
import { sameData } from '../file/model.ts';
import { applyOperation } from '../operations/apply-operation.ts';
import { editedTexts, invertEdit, type SiteFiles, withEdit } from '../operations/site-edit.ts';
import { dataOf, type RandomEdit, type Tally } from './random-edits.ts';
import { commentsOf } from './windows.ts';

type Data = Record<string, unknown>;

/**
 * Adds, moves, and removes sections of a page and of a variant of it, one after another. Each operation changes the sections of
 * its page as it says and nothing else, keeps all comments unless it removes a section, and can be undone.
 * @throws Error that says what is wrong
 */
export function applyRandomMoves(source: string, edits: readonly RandomEdit[], tally: Tally): void {
  const page = dataOf(source);
  if (!isObject(page) || !isObject(page.sections) || 'extends' in page) return;
  let files: SiteFiles = filesOf({ 'base.yaml': source, 'variant.yaml': '# A variant.\nextends: base\n' });
  for (const [number, edit] of edits.entries()) files = moved(files, operationOf(files, edit, number), tally);
}

const filesOf = (texts: Record<string, string>): SiteFiles => ({
  read: (file) => texts[file],
  list: () => Object.keys(texts),
});

type SectionOperation = Extract<Operation, { id: string; page: string }>;

function operationOf(files: SiteFiles, { kind, pick }: RandomEdit, number: number): SectionOperation {
  const page = pick % 3 === 0 ? 'base' : 'variant';
  const ids = Object.keys(sectionsOf(pageOf(files, page)));
  const id = ids[pick % Math.max(1, ids.length)] ?? 'none';
  const other = ids[(pick >> 3) % Math.max(1, ids.length)] ?? 'none';
  const word = pick % 2 === 0 ? 'after' : 'before';
  const position = pick % 7 === 0 ? {} : { [word]: other };
  if (kind === 'remove') return { op: 'removeSection', page, id };
  if (kind === 'add' || id === 'none')
    return {
      op: 'addSection',
      page,
      id: `new-${number}`,
      section: { type: 'notice', text: 'a' },
      ...position,
    };
  return { op: 'moveSection', page, id, ...(other === id ? {} : position) };
}

function pageOf(files: SiteFiles, name: string): Data {
  const base = dataOf(files.read('base.yaml') ?? '') as Data;
  return name === 'base' ? base : mergePages(base, dataOf(files.read('variant.yaml') ?? '') as Data).data;
}

const sectionsOf = ({ sections }: Data): Data => (isObject(sections) ? sections : {});

function moved(files: SiteFiles, operation: SectionOperation, tally: Tally): SiteFiles {
  const { op, page, id } = operation;
  const before = pageOf(files, page);
  const text = files.read(`${page}.yaml`) ?? '';
  let after: SiteFiles;
  try {
    const edit = applyOperation(files, operation);
    after = withEdit(files, edit);
    const undone = editedTexts(invertEdit(edit), after);
    if ([...undone].some(([file, restored]) => restored !== files.read(file)))
      throw problem('undo is not exact');
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    if (error.reason === 'check') throw problem(`${error.message}\n${error.stack}`);
    tally.refusals[error.reason] = (tally.refusals[error.reason] ?? 0) + 1;
    return files;
  }
  tally.edits++;
  const now = pageOf(after, page);
  const expected = expectedSections(sectionsOf(before), operation);
  const { sections: _old, ...others } = before;
  const { sections: _new, ...rest } = now;
  if (!sameData(sectionsOf(now), expected)) throw problem('the sections are not as expected');
  if (!isDeepStrictEqual(others, rest)) throw problem('something else changed');
  const [old, kept] = [text, after.read(`${page}.yaml`) ?? ''].map((one) => commentsOf(one).toSorted());
  if (op !== 'removeSection' && !isDeepStrictEqual(old, kept)) throw problem('a comment is gone');
  return after;

  function problem(what: string) {
    return new Error(
      `${what}: ${op} ${id} ${JSON.stringify(operation)}\n${text}\n=====>\n${after?.read(`${page}.yaml`)}`,
    );
  }
}

function expectedSections(sections: Data, operation: SectionOperation): Data {
  const { op, id } = operation;
  const others = Object.entries(sections).filter(([name]) => name !== id);
  if (op === 'removeSection') return Object.fromEntries(others);
  const { after, before } = operation as { after?: string; before?: string };
  const target = others.findIndex(([name]) => name === (after ?? before));
  const index = target < 0 ? others.length : after === undefined ? target : target + 1;
  const section = op === 'addSection' ? operation.section : sections[id];
  return Object.fromEntries(others.toSpliced(index, 0, [id, section]));
}
