import { finding } from '../../errors/finding.ts';
import type { LoadedPage, PageSource } from '../loaded-page.ts';
import type { PageFolder } from '../page-folder.ts';
import { createEmptyKeys } from '../variants/empty-groups.ts';
import { mergePages } from '../variants/merge-pages.ts';
import { createRowFiller, unknownRowValues } from './fill-row.ts';
import { fileOf, type Matrix, routeOfRow, rowLabel } from './matrix.ts';
import { isMatch } from './read-matrix.ts';

type RowFiller = ReturnType<typeof createRowFiller>;

/** A file that makes many pages, loaded once for all of them. */
interface LoadedMatrix extends LoadedPage {
  matrix: Matrix;
  filler: RowFiller;
}

/** Makes a function that loads a page of a matrix; undefined for the name of any other page. */
export function createRowLoader(folder: PageFolder, load: (name: string) => LoadedPage) {
  const loaded = new Map<string, LoadedMatrix>();

  return (name: string): LoadedPage | undefined => {
    const file = fileOf(name);
    const matrix = folder.matrices.get(file);
    if (!matrix) return undefined;
    if (matrix.problems.length > 0) return { problems: matrix.problems, isDraft: matrix.isDraft };
    const index = matrix.rows.get(name);
    if (index === undefined) return undefined;
    return pageOfRow(
      loaded.getOrInsertComputed(file, () => loadMatrix(matrix, load)),
      name,
      index,
    );
  };
}

function loadMatrix(matrix: Matrix, load: (name: string) => LoadedPage): LoadedMatrix {
  const { source, ...rest } = load(matrix.name);
  const filler = createRowFiller(matrix.table.columns);
  if (!source) return { ...rest, matrix, filler };
  const { matrix: _, ...data } = source.data;
  const findings = [...source.findings, ...unknownRowValues(data, matrix.table.columns)];
  return { ...rest, source: { ...source, data, findings }, matrix, filler };
}

function pageOfRow(
  { source, matrix, filler, problems, ...rest }: LoadedMatrix,
  name: string,
  index: number,
): LoadedPage {
  const route = routeOfRow(name);
  if (!source) return { ...rest, problems, route };
  const row = matrix.table.row(index);
  const [own, ...bases] = source.files;
  const matching = matrix.overrides.filter(({ when }) => isMatch(when, row));
  let { data, findings } = source;
  let files = source.files;
  for (const { page, path } of matching) {
    const merged = mergePages({ ...data }, { ...page }, createEmptyKeys(own?.text ?? '', path));
    // These say something about the file; see `mergePages`.
    const { formerly, draft } = data;
    data = {
      ...merged.data,
      ...(formerly !== undefined && { formerly }),
      ...(draft !== undefined && { draft }),
    };
    findings = [...findings, ...merged.findings, ...unknownRowValues(page, matrix.table.columns)];
  }
  if (own && matching.length > 0)
    files = [{ ...own, overrides: matching.map(({ path }) => path).toReversed() }, ...bases];
  const empty = filler.columnsIn(data).find((column) => row[column] === '');
  const filled: PageSource = {
    ...{ ...source, name, files, data: filler.fill(data, row), findings },
    row: { index, values: row, template: data },
  };
  if (empty === undefined) return { ...rest, source: filled, problems };
  const found = matrix.table.problemAt(index, empty, (path) =>
    finding('EmptyCell', { name: empty, row: rowLabel(row) }, path),
  );
  return { ...rest, problems: [...problems, found], route };
}
