import type { PageFolder } from '../page-folder.ts';
import { readYamlFile } from '../read-yaml-file.ts';
import type { ReadYaml } from '../yaml/read-yaml.ts';
import { hasMatrix } from './has-matrix.ts';
import type { Matrix } from './matrix.ts';
import { readMatrix } from './read-matrix.ts';

/**
 * Replaces each file that makes many pages by these pages.
 * @param isSingle whether a file is known to make one page, so it is not read
 */
export function expandFolder(
  folder: PageFolder,
  readYaml: ReadYaml,
  isSingle: (name: string) => boolean = () => false,
): PageFolder {
  const matrices = new Map<string, Matrix>();
  for (const [name, path] of folder.files) {
    if (isSingle(name) || !hasMatrix(path)) continue;
    const { file, data } = readYamlFile(path, readYaml);
    const matrix = data && readMatrix({ root: folder.root, name, page: file, data, readYaml });
    if (matrix) matrices.set(name, matrix);
  }
  if (matrices.size === 0) return folder;
  const pages = new Map<string, string>();
  for (const [name, path] of folder.files) {
    const { rows = new Map() } = matrices.get(name) ?? {};
    if (rows.size === 0) pages.set(name, path);
    for (const row of rows.keys()) pages.set(row, path);
  }
  return { ...folder, pages, matrices };
}
