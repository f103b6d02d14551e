import type { Finding, Path } from '../../errors/finding.ts';
import type { Problem } from '../../errors/problem.ts';

/** The values of a row, by column. */
export type Row = Readonly<Record<string, string>>;

/** Changes of the pages whose rows have certain values. */
export interface Override {
  when: Row;
  page: Readonly<Record<string, unknown>>;
  /** In the page's file. */
  path: Path;
}

/** The rows of a table. They are made when they are asked for. */
export interface Table {
  columns: readonly string[];
  count: number;
  row: (index: number) => Row;
  /** Where a row's value is written. */
  cellAt: (index: number, column: string) => Cell;
  /** The problem of a row, located in the file that has it. */
  problemAt: (index: number, column: string | undefined, report: RowReport) => Problem;
}

/** A value of a table. In a CSV file, its path is the row's position below the names of the columns, and its column. */
export interface Cell {
  /** The path of the file as shown to people. */
  file: string;
  path: Path;
}

/** Makes the finding of a row, given the path of its value in the file. */
export type RowReport = (path: Path) => Finding;

/** A file that makes a page for each row of its table. */
export interface Matrix {
  /** The file's name without `.yaml`. */
  name: string;
  table: Table;
  overrides: readonly Override[];
  /** Name of a page -> its row. Empty when there are problems. */
  rows: ReadonlyMap<string, number>;
  problems: Problem[];
  /** Whether its pages are not published. */
  isDraft: boolean;
}

/** The name of a row's page. Names of files cannot contain a number sign. */
export const rowPageName = (matrix: string, route: string) => `${matrix}#${route}`;

export const routeOfRow = (page: string) => page.slice(page.indexOf('#') + 1);

export const isRow = (page: string) => page.includes('#');

/** The name of a page's file. */
export const fileOf = (page: string) => page.split('#', 1)[0] ?? page;

/** How a row is named in messages: its first values. */
export function rowLabel(row: Row): string {
  const values = Object.values(row).filter((value) => value !== '');
  return values.slice(0, 3).join(', ');
}
