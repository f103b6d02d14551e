import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { SiteFiles } from '../../../edit/operations/site-edit.ts';
import { mergedData, openPage } from '../../../edit/operations/site-page.ts';
import type { Path } from '../../../errors/finding.ts';
import { attempt } from './attempt.ts';
import { type DataDiff, diffData, placeThere } from './data-diff.ts';
import { dataOf } from './data-of.ts';

/** What others did to a folder since an author saw it. */
export interface SinceSeen {
  /** The present name of a file. */
  file: (file: string) => string;
  /** The present name of a page. */
  page: (page: string) => string;
  /** What happened to a file, named as it was. */
  inFile: (file: string) => DataDiff;
  /** What happened to a merged page, named as it was. */
  inPage: (page: string) => DataDiff;
}

/** @param renamed present names of files, by the name that the author saw */
export function sinceSeen({
  seen,
  head,
  renamed,
}: {
  seen: SiteFiles;
  head: SiteFiles;
  renamed: ReadonlyMap<string, string>;
}): SinceSeen {
  const file = (name: string) => renamed.get(name) ?? name;
  const page = (name: string) => {
    const now = renamed.get(`${name}.yaml`) ?? renamed.get(`${name}.yml`);
    return now === undefined ? name : now.replace(/\.ya?ml$/, '');
  };
  return {
    file,
    page,
    inFile: (name) => diffData(dataOf(seen.read(name)), dataOf(head.read(file(name)))),
    inPage: (name) => diffData(pageData(seen, name), pageData(head, page(name))),
  };
}

const pageData = (files: SiteFiles, page: string) => attempt(() => mergedData(openPage(files, page)));

/**
 * An operation that was meant for what its author saw, for the present folder. The text of `editSource` cannot be mapped.
 * @returns undefined if what it is about is gone
 */
export function mapOperation(operation: Operation, since: SinceSeen): Operation | undefined {
  if ('file' in operation) {
    const file = since.file(operation.file);
    if (operation.op === 'editSource') return { ...operation, file };
    const diff = since.inFile(operation.file);
    const path = placeThere(diff, operation.path);
    const mapped = path && withPositions({ ...operation, file, path }, diff.items(operation.path));
    return mapped;
  }
  switch (operation.op) {
    case 'setContent': {
      const { collection, id, path = [] } = operation;
      const mapped = placeThere(since.inFile(`content/${collection}.yaml`), [id, ...path]);
      return mapped && (operation.path ? { ...operation, path: mapped.slice(1) } : operation);
    }
    case 'overrideInVariant':
    case 'dropOverride': {
      const path = placeThere(since.inPage(operation.page), operation.path);
      return path && { ...operation, page: since.page(operation.page), path };
    }
    case 'createVariant':
      return { ...operation, extends: since.page(operation.extends) };
    case 'createPage':
      return operation;
    case 'setFact':
      return { ...operation, ...(operation.page !== undefined && { page: since.page(operation.page) }) };
    default:
      return { ...operation, page: since.page(operation.page) };
  }
}

type InList = Extract<Operation, { file: string; path: Path }>;

/** @param positions where the items of the list are now; undefined if it is as it was */
function withPositions(operation: InList, positions: readonly number[] | undefined): InList | undefined {
  if (!positions) return operation;
  switch (operation.op) {
    case 'addItem': {
      const { index } = operation;
      return index === undefined ? operation : { ...operation, index: placeBefore(positions, index) };
    }
    case 'moveItem': {
      const { from, to } = operation;
      const now = positions[from] ?? -1;
      if (now < 0) return undefined;
      const others = positions.filter((_, index) => index !== from);
      const place = placeBefore(others, to);
      return { ...operation, from: now, to: place > now ? place - 1 : place };
    }
    case 'removeItem': {
      const now = positions[operation.index] ?? -1;
      return now < 0 ? undefined : { ...operation, index: now };
    }
    default:
      return operation;
  }
}

/** Where something goes that was placed in front of an item: in front of the next one that is still there. */
function placeBefore(positions: readonly number[], index: number): number {
  const next = positions.slice(index).find((position) => position >= 0);
  if (next !== undefined) return next;
  const previous = positions.slice(0, index).findLast((position) => position >= 0);
  return previous === undefined ? 0 : previous + 1;
}
