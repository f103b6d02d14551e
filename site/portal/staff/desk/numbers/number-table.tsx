import { type ReactNode, useState } from 'react';

export interface Column<Row> {
  name: string;
  /** Less important, so left out on a phone. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  /** The heading of the names. */
  of: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** Further rows are shown on demand. */
const firstRows = 15;

/** A table with a name and figures in each row. */
export function NumberTable<Row>({ caption, of, rows, nameOf, columns }: Props<Row>) {
  const [hasAll, setAll] = useState(false);
  const shown = hasAll ? rows : rows.slice(0, firstRows);
  return (
    <section className="number-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ name, isExtra }) => (
              <th key={name} scope="col" className={isExtra ? 'extra' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={nameOf(row)}>
              <th scope="row">
                <bdi>{nameOf(row)}</bdi>
              </th>
              {columns.map(({ name, isExtra, cell }) => (
                <td key={name} className={isExtra ? 'extra' : undefined}>
                  {cell(row) ?? <None />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          Show all {rows.length}
        </button>
      )}
    </section>
  );
}

function None() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not known</span>
    </>
  );
}
