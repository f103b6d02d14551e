import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditError } from '../../edit/edit-error.ts';
import { applyOperations } from '../../edit/operations/apply-operation.ts';
import { OperationsError, readOperations } from '../../edit/operations/read-operations.ts';
import { editedTexts } from '../../edit/operations/site-edit.ts';
import { displayPath } from '../../paths.ts';
import { changedLines } from '../experiment/changed-lines.ts';
import { folderFiles, writeTexts } from './folder-files.ts';

export interface EditOptions {
  configs: string;
  /** A JSON file with operations, or `-` for standard input. */
  operations: string;
  /** Whether to write nothing. */
  isDryRun: boolean;
}

/**
 * Does operations in a folder of pages, all of them or none.
 * @returns the changed lines, to print
 * @throws OperationsError if the file has no operations, or one of them cannot be done
 */
export function edit({ configs, operations: path, isDryRun }: EditOptions): string {
  const operations = readOperations(readJson(path));
  const files = folderFiles(configs);
  const texts = editedTexts(editOf(), files);
  if (!isDryRun) writeTexts(configs, texts);
  const lines = Array.from(texts, ([file, after]) => {
    const shown = displayPath(join(configs, file));
    if (after === null) return `${shown} ${isDryRun ? 'would be' : 'was'} deleted.`;
    return changedLines({ file: shown, before: files.read(file) ?? '', after, isDryRun });
  });
  return lines.length > 0 ? lines.join('\n\n') : 'Nothing changes.';

  function editOf() {
    try {
      return applyOperations(files, operations);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      throw new OperationsError(`${error.message} Nothing was changed.`);
    }
  }
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new OperationsError(`${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new OperationsError(`${path} is not JSON: ${(error as Error).message}`);
  }
}
