import { entry, suggestion } from './entry.ts';

const named = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Files that make many pages. */
export const matrix = {
  MatrixSource: entry<{ both: boolean }>(
    'Rows of a matrix',
    ({ both }) =>
      both
        ? 'This matrix has both "rows" and a "file", and can have its rows from only one of them.'
        : 'This matrix has no rows: "overrides" only changes the pages that others make.',
    ({ both }) =>
      both
        ? 'Delete one of them.'
        : 'Add values, rows, or a file, such as:\n\n  matrix:\n    values:\n      city: [Austin, Dallas]',
  ),
  MatrixFile: entry<{ file: string; reason: string; fix: string }>(
    'Unreadable table',
    ({ file, reason }) => `${file} cannot be read as a table: ${reason}.`,
    ({ fix }) => fix,
  ),
  MatrixRoute: entry<{ columns: string[] }>(
    'One address for all pages of a matrix',
    () => 'Each page of a matrix needs its own address, but the route has no value of its row.',
    ({ columns }) => `Use one or more of ${named(columns)} in the route: route: /resumes/{{${columns[0]}}}/`,
  ),
  MatrixSameRoute: entry<{ route: string; row: string; other: string; columns: string[] }>(
    'Two rows with one address',
    ({ route, row, other }) => `The rows "${other}" and "${row}" would both have the page ${route}.`,
    ({ columns }) =>
      columns.length > 0
        ? `Add a value that differs to the route: ${named(columns)}. If it is the same row twice, delete one.`
        : 'Delete one of the rows, or change a value that is in the route.',
  ),
  MatrixNoAddress: entry<{ name: string; value: string }>(
    'Value without an address',
    ({ name, value }) => `{{${name}}} is in the route, but "${value}" has no letter or digit for an address.`,
    () => 'Add a column for the address, such as "slug", and use it in the route instead.',
  ),
  EmptyCell: entry<{ name: string; row: string }>(
    'Empty cell',
    ({ name, row }) => `The row "${row}" has no value for {{${name}}}, which the page shows.`,
    ({ name }) => `Fill in the column "${name}", or delete the row.`,
  ),
  UnknownColumn: entry<{ name: string; known: string[] }>(
    'Unknown column',
    ({ name }) => `The rows of this matrix have no column "${name}".`,
    ({ name, known }) => suggestion(name, known, 'the columns'),
  ),
  UnknownRowValue: entry<{ written: string; name: string; known: string[] }>(
    'Unknown value of a row',
    ({ written }) => `${written} is neither a column of the matrix nor a URL parameter.`,
    ({ name, known }) =>
      `${suggestion(name, known, 'the columns')} A URL parameter also says what to show without it: {{${name || 'keyword'} | resumes}}`,
  ),
  UnusedOverride: entry<{ values: string }>(
    'Override without a page',
    ({ values }) => `No row has ${values}, so this override would change nothing.`,
    () => 'Write the values as in the rows, or delete the override.',
  ),
  MatrixKey: entry<{ key: string }>(
    'Key that an override cannot change',
    ({ key }) => `An override cannot change "${key}": it belongs to the file of the matrix.`,
    ({ key }) => `Move "${key}" out of "overrides".`,
  ),
  MatrixBase: entry<{ base: string; of?: string }>(
    'Variant of many pages',
    ({ base }) => `"${base}" makes many pages, so no page can extend it.`,
    ({ of }) =>
      of
        ? `Extend the page that it extends: extends: ${of}`
        : 'Extend another page, or change some of its pages with "overrides".',
  ),
};
