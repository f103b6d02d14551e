import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { applyOperations } from '../../edit/operations/apply-operation.ts';
import { type SiteFiles, withEdit } from '../../edit/operations/site-edit.ts';
import { filesOf } from '../../edit/operations/testing/files-of.ts';
import { changesInWords } from '../changes-in-words.ts';
import { lineOf } from '../summary.ts';

const schemas = loadSchemas();

/** What changed between two states, as a line for each change below the file that it is in. */
export function saidBetween(before: SiteFiles, after: SiteFiles): Record<string, string[]> {
  const pages = changesInWords(before, after, { schemas });
  return Object.fromEntries(pages.map(({ file, changes }) => [file, changes.map(lineOf)]));
}

/** What some operations change, in words. */
export const saidOf = (files: SiteFiles, ...operations: Operation[]) =>
  saidBetween(files, afterwards(files, operations));

export const afterwards = (files: SiteFiles, operations: readonly Operation[]) =>
  withEdit(files, applyOperations(files, operations));

/** The pages and content files of a company, in memory. */
export function companyFiles(folder: string): SiteFiles {
  const isYaml = (file: string) => file.endsWith('.yaml');
  const names = [
    ...readdirSync(folder).filter(isYaml),
    ...readdirSync(join(folder, 'content'))
      .filter(isYaml)
      .map((file) => `content/${file}`),
  ];
  return filesOf(Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
