import { basename, join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { finding } from '../../errors/finding.ts';
import { locate, problemAt, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { isObject } from '../../lib/is-object.ts';
import { displayPath } from '../../paths.ts';
import { readText } from '../read-text.ts';
import type { ReadYaml } from '../yaml/read-yaml.ts';
import { syntaxProblems } from '../yaml/syntax-problems.ts';
import type { Cell, RowReport } from './matrix.ts';

/** Rows as written, before they are combined with other values. */
export interface WrittenRows {
  columns: string[];
  rows: readonly (readonly string[])[];
  cellAt: (index: number, column: string) => Cell;
  problemAt: (index: number, column: string | undefined, report: RowReport) => Problem;
}

export type TableRead = { table: WrittenRows } | { problems: Problem[] };

/** Reads a table of the folder `data`. */
export function readTableFile(folder: string, name: string, page: TextFile, readYaml: ReadYaml): TableRead {
  const path = join(folder, 'data', basename(name));
  const { file, text, problem, isMissing } = readText(path);
  if (isMissing) {
    const fix = `Save the table as ${displayPath(path)}, or correct the name.`;
    const data = { file: displayPath(path), reason: 'there is no such file', fix };
    return { problems: [locate(finding('MatrixFile', data, ['matrix', 'file']), [page])] };
  }
  if (problem) return { problems: [problem] };
  return name.endsWith('.csv') ? readCsv(file) : readList(file, text, readYaml);
}

/** @param rows of the page's own file */
export function ownRows(rows: readonly unknown[], page: TextFile): TableRead {
  return fromRecords(rows, page, ['matrix', 'rows']);
}

const mistakes: Partial<Record<CsvError['code'], { reason: string; fix: string }>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: {
    reason: 'this row has more or fewer cells than the first line has columns',
    fix: 'Put a value that contains a comma in double quotes: "Austin, Texas".',
  },
  CSV_QUOTE_NOT_CLOSED: {
    reason: 'a double quote is opened, but not closed',
    fix: 'Close it, or write a quote in a text as two: ""',
  },
  INVALID_OPENING_QUOTE: {
    reason: 'a double quote is in the middle of a cell without quotes around it',
    fix: 'Put the whole cell in double quotes, and write a quote in it as two: "the ""best"" city"',
  },
  CSV_INVALID_CLOSING_QUOTE: {
    reason: 'there is text after a closing double quote',
    fix: 'Write a quote in a text as two: ""',
  },
};

function readCsv(file: TextFile): TableRead {
  const wrong = (line: number, reason: string, fix: string): TableRead => ({
    problems: [
      problemAt({ code: 'MatrixFile', data: { file: file.file, reason, fix } }, file, { line, column: 1 }),
    ],
  });
  let records: string[][];
  try {
    records = csvRecords(file.text) as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { reason, fix } = mistakes[error.code] ?? {
      reason: error.message.replace(/\.$/, ''),
      fix: 'Save the table again as CSV, with commas between cells.',
    };
    return wrong(Number((error as { lines?: number }).lines ?? 1), reason, fix);
  }
  const [columns = [], ...rows] = records;
  const first = columns.find((name, index) => !isColumn(name) || columns.indexOf(name) !== index);
  if (first !== undefined || columns.length === 0) {
    const reason =
      first && isColumn(first)
        ? `two columns have the name "${first}"`
        : `"${first ?? ''}" in its first line is not the name of a column`;
    return wrong(1, reason, 'Write the names of the columns in the first line: city,state,writers');
  }
  if (rows.length === 0) return wrong(1, 'it has no rows', 'Add a line for each page.');
  return {
    table: {
      columns,
      rows,
      cellAt: (index, column) => ({ file: file.file, path: [index, column] }),
      problemAt: (index, _column, report) =>
        problemAt(report([]), file, { line: lineOf(file.text, index + 1), column: 1 }),
    },
  };
}

const csvOptions = { bom: true, trim: true, skip_empty_lines: true } as const;
const csvRecords = (text: string) => parse(text, csvOptions);

/** The line of a record, found only for a problem: cells can contain line breaks. */
function lineOf(text: string, record: number): number {
  const records = parse(text, { ...csvOptions, info: true, to: record + 1 }) as unknown as {
    info: { lines: number };
    record: string[];
  }[];
  const found = records[record];
  const breaks = found?.record.join('').match(/\n/g)?.length ?? 0;
  return Math.max(1, (found?.info.lines ?? 1) - breaks);
}

const isColumn = (name: string) => /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(name);

function readList(file: TextFile, text: string, readYaml: ReadYaml): TableRead {
  // A list is no mapping, so it is read as the value of a key.
  const { data, issues } = readYaml(`rows:\n${text.replace(/^---[ \t]*\r?\n/, '')}`);
  const rows = isObject(data) ? data.rows : undefined;
  if (issues.length > 0) return { problems: syntaxProblems(file, readYaml(text).issues) };
  if (!Array.isArray(rows) || rows.length === 0) {
    const data = { file: file.file, reason: 'it is not a list of rows', fix: 'Write: - { city: Austin }' };
    return { problems: [locate(finding('MatrixFile', data, []), [file])] };
  }
  return fromRecords(rows, file, []);
}

function fromRecords(
  rows: readonly unknown[],
  file: TextFile,
  path: readonly (string | number)[],
): TableRead {
  const columns = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const wrong = !isObject(row)
      ? 'this entry of the list is not a row'
      : Object.entries(row).some(([name, value]) => !isColumn(name) || !isCell(value))
        ? 'this row has something other than columns with a text or number each'
        : undefined;
    if (wrong) {
      const data = { file: file.file, reason: wrong, fix: 'Write: - { city: Austin, writers: 14 }' };
      return { problems: [locate(finding('MatrixFile', data, [...path, index]), [file])] };
    }
    for (const name of Object.keys(row as object)) columns.add(name);
  }
  const names = [...columns];
  return {
    table: {
      columns: names,
      rows: rows.map((row) => names.map((name) => cellText((row as Record<string, unknown>)[name]))),
      cellAt: (index, column) => ({ file: file.file, path: [...path, index, column] }),
      problemAt: (index, column, report) =>
        locate(report([...path, index, ...(column === undefined ? [] : [column])]), [file]),
    },
  };
}

const isCell = (value: unknown) =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
export const cellText = (value: unknown) =>
  value === undefined || value === null ? '' : String(value).trim();
