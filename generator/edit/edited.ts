import type { Path } from '../errors/finding.ts';
import { type Change, changesBetween } from './diff/changes.ts';
import { checkReadBack, type YamlFile } from './file/yaml-file.ts';

/** A file after an edit. */
export interface Edited {
  source: string;
  /** What the edit replaced; `invertChanges` undoes it. */
  changes: Change[];
}

/**
 * The result of an edit, once it reads back as expected.
 * @param before the text of the file before the edit
 */
export function toEdited(before: string, file: YamlFile, expected: unknown, path: Path): Edited {
  checkReadBack(file, expected, path);
  const source = file.bom + file.text;
  return { source, changes: changesBetween(before, source) };
}
