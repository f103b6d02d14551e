import { type Finding, finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { isObject } from '../../lib/is-object.ts';
import type { ReadYaml } from '../yaml/read-yaml.ts';
import { addressPart, fillText, rowValuesIn } from './fill-row.ts';
import { type Matrix, type Override, type Row, rowLabel, rowPageName, type Table } from './matrix.ts';
import { cellText, ownRows, readTableFile, type WrittenRows } from './read-table.ts';

interface WrittenMatrix {
  values?: unknown;
  rows?: unknown;
  file?: unknown;
  overrides?: unknown;
}

interface MatrixSource {
  /** The folder of the company. */
  root: string;
  /** The name of the page's file. */
  name: string;
  page: TextFile;
  data: Readonly<Record<string, unknown>>;
  readYaml: ReadYaml;
}

/** Stops after this many problems with rows: one mistake can be in all of them. */
const maxProblems = 20;

/**
 * Reads the rows of a page's file.
 * @returns undefined for a file without `matrix`, or with one that does not match its schema, which is reported elsewhere
 */
export function readMatrix({ root, name, page, data, readYaml }: MatrixSource): Matrix | undefined {
  const { matrix: written } = data;
  if (!isObject(written) || !isWellFormed(written)) return undefined;
  const { values = {}, rows, file, overrides = [] } = written as WrittenMatrix;
  const isDraft = data.draft === true;
  const failed = (problems: Problem[]): Matrix => ({
    ...{ name, table: emptyTable, overrides: [], rows: new Map(), problems, isDraft },
  });
  const fail = (found: Finding) => failed([locate(found, [page])]);
  if (rows !== undefined && file !== undefined)
    return fail(finding('MatrixSource', { both: true }, ['matrix', 'file'], 'key'));
  if (rows === undefined && file === undefined && written.values === undefined)
    return fail(finding('MatrixSource', { both: false }, ['matrix'], 'key'));
  const read =
    file !== undefined
      ? readTableFile(root, String(file), page, readYaml)
      : rows !== undefined
        ? ownRows(rows as unknown[], page)
        : { table: undefined };
  if ('problems' in read) return failed(read.problems);
  const table = combine(read.table, values as Record<string, unknown[]>, page);
  const changes = (overrides as { when: object; page: Record<string, unknown> }[]).map(
    ({ when, page }, index): Override => ({
      when: Object.fromEntries(Object.entries(when).map(([column, value]) => [column, cellText(value)])),
      page,
      path: ['matrix', 'overrides', index, 'page'],
    }),
  );
  const problems = overrideFindings(changes, table).map((found) => locate(found, [page]));
  const { route } = data;
  // A route that is missing or no text is reported with the rest of the page.
  if (typeof route !== 'string') return problems.length > 0 ? failed(problems) : undefined;
  const inRoute = rowValuesIn(route);
  const unknown = inRoute.find((column) => !table.columns.includes(column));
  if (unknown !== undefined) {
    const data = { written: `{{${unknown}}}`, name: unknown, known: [...table.columns] };
    return fail(finding('UnknownRowValue', data, ['route'], 'value', data.written));
  }
  if (inRoute.length === 0) return fail(finding('MatrixRoute', { columns: [...table.columns] }, ['route']));
  const routed = routesOf({ name, route, inRoute, table });
  problems.push(...routed.problems);
  return problems.length > 0
    ? failed(problems)
    : { name, table, overrides: changes, rows: routed.rows, problems, isDraft };
}

const emptyTable: Table = {
  columns: [],
  count: 0,
  row: () => ({}),
  cellAt: (_index, column) => ({ file: '', path: [column] }),
  problemAt: () => {
    throw new Error('This matrix has no rows.');
  },
};

/** The schema reports everything else. */
function isWellFormed({
  values = {},
  rows = [],
  file = '',
  overrides = [],
  ...others
}: WrittenMatrix): boolean {
  const isCell = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return (
    Object.keys(others).length === 0 &&
    isObject(values) &&
    Object.values(values).every((list) => Array.isArray(list) && list.length > 0 && list.every(isCell)) &&
    Array.isArray(rows) &&
    rows.every((row) => isObject(row)) &&
    typeof file === 'string' &&
    /^(?:[\w-]+\.(?:csv|yaml))?$/.test(file) &&
    Array.isArray(overrides) &&
    overrides.every((one) => isObject(one) && isObject(one.when) && isObject(one.page))
  );
}

/** Each row with each combination of values; the last list changes fastest. */
function combine(written: WrittenRows | undefined, values: Record<string, unknown[]>, page: TextFile): Table {
  const lists = Object.entries(values).map(([column, list]) => ({ column, values: list.map(cellText) }));
  const combinations = lists.reduce((count, list) => count * list.values.length, 1);
  const columns = [...new Set([...(written?.columns ?? []), ...lists.map(({ column }) => column)])];
  return {
    columns,
    count: (written?.rows.length ?? 1) * combinations,
    row(index) {
      const row: Record<string, string> = {};
      const cells = written?.rows[Math.floor(index / combinations)] ?? [];
      for (const [at, column] of (written?.columns ?? []).entries()) row[column] = cells[at] ?? '';
      let rest = index % combinations;
      for (const { column, values } of lists.toReversed()) {
        row[column] = values[rest % values.length] ?? '';
        rest = Math.floor(rest / values.length);
      }
      return row;
    },
    cellAt(index, column) {
      const list = lists.findIndex((one) => one.column === column);
      if (list < 0 && written) return written.cellAt(Math.floor(index / combinations), column);
      const faster = lists.slice(list + 1).reduce((count, { values }) => count * values.length, 1);
      const position = Math.floor(index / faster) % (lists[list]?.values.length ?? 1);
      return { file: page.file, path: ['matrix', 'values', column, position] };
    },
    problemAt(index, column, report) {
      const isListed = !written || (column !== undefined && Object.hasOwn(values, column));
      if (!isListed) return written.problemAt(Math.floor(index / combinations), column, report);
      return locate(report(['matrix', 'values', ...(column === undefined ? [] : [column])]), [page]);
    },
  };
}

function overrideFindings(overrides: readonly Override[], table: Table): Finding[] {
  const known = [...table.columns];
  return overrides.flatMap(({ when, page, path }) => {
    const at = path.slice(0, -1);
    const unknown = Object.keys(when).filter((column) => !known.includes(column));
    const kept = ['matrix', 'extends', 'route', 'draft', 'formerly'].filter((key) =>
      Object.hasOwn(page, key),
    );
    if (unknown.length + kept.length > 0)
      return [
        ...unknown.map((name) => finding('UnknownColumn', { name, known }, [...at, 'when', name], 'key')),
        ...kept.map((key) => finding('MatrixKey', { key }, [...path, key], 'key')),
      ];
    for (let index = 0; index < table.count; index++) if (isMatch(when, table.row(index))) return [];
    const values = Object.entries(when).map(([column, value]) => `${column}: ${value}`);
    return finding('UnusedOverride', { values: values.join(', ') }, [...at, 'when'], 'key');
  });
}

export function isMatch(when: Row, row: Row): boolean {
  return Object.entries(when).every(([column, value]) => row[column] === value);
}

function routesOf(source: { name: string; route: string; inRoute: string[]; table: Table }) {
  const { name, route, inRoute, table } = source;
  const rows = new Map<string, number>();
  const problems: Problem[] = [];
  const others = table.columns.filter((column) => !inRoute.includes(column));
  for (let index = 0; index < table.count && problems.length < maxProblems; index++) {
    const row = table.row(index);
    const label = rowLabel(row);
    const wrong = inRoute.find((column) => addressPart(row[column] ?? '') === '');
    if (wrong !== undefined) {
      const value = row[wrong] ?? '';
      problems.push(
        table.problemAt(index, wrong, (path) =>
          value === ''
            ? finding('EmptyCell', { name: wrong, row: label }, path)
            : finding('MatrixNoAddress', { name: wrong, value }, path),
        ),
      );
      continue;
    }
    const own = fillText(route, (column) => row[column] ?? '');
    const page = rowPageName(name, own);
    const other = rows.get(page);
    if (other === undefined) rows.set(page, index);
    else {
      const data = { route: own, row: label, other: rowLabel(table.row(other)), columns: others };
      problems.push(table.problemAt(index, inRoute[0], (path) => finding('MatrixSameRoute', data, path)));
    }
  }
  return { rows, problems };
}
