import { styleText } from 'node:util';
import type { Output } from '../command.ts';
import { fit, widthOf } from './terminal-text.ts';

export interface Column<Row> {
  title: string;
  /** One line without control characters. */
  text(row: Row): string;
  /** Width kept in a narrow terminal; without it, the column is never cut. */
  minWidth?: number;
  color?(row: Row): 'red' | 'yellow' | undefined;
}

/** A table with a title row that fits the terminal; the widest columns are cut first. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { columns: lineWidth, hasColors }: Output,
): string[] {
  const cells = rows.map((row) => columns.map(({ text }) => text(row)));
  const natural = columns.map(({ title }, index) =>
    cells.reduce((widest, line) => Math.max(widest, widthOf(line[index] ?? '')), title.length),
  );
  const gap = lineWidth < 100 ? ' ' : '  ';
  const minWidths = columns.map(({ minWidth = Infinity }) => minWidth);
  const widths = shrink(natural, minWidths, lineWidth - gap.length * (columns.length - 1));
  const paint = (format: Parameters<typeof styleText>[0] | undefined, text: string) =>
    hasColors && format ? styleText(format, text, { validateStream: false }) : text;
  const joined = (line: readonly string[]) => line.join(gap).trimEnd();
  const title = columns.map((column, index) => fit(column.title, widths[index] ?? 0));
  return [
    paint('bold', joined(title)),
    ...cells.map((line, at) =>
      joined(
        line.map((text, index) =>
          paint(columns[index]?.color?.(rows[at] as Row), fit(text, widths[index] ?? 0)),
        ),
      ),
    ),
  ];
}

/** Narrows the widest column until all fit: first down to the minimum widths, then below them. */
function shrink(natural: readonly number[], minWidths: readonly number[], lineWidth: number): number[] {
  const widths = [...natural];
  const hard = minWidths.map((floor) => (Number.isFinite(floor) ? 1 : floor));
  let excess = widths.reduce((sum, width) => sum + width, 0) - lineWidth;
  for (const floors of [minWidths, hard]) {
    while (excess > 0) {
      const free = widths.map((width, index) => (width > (floors[index] ?? 0) ? width : 0));
      const widest = Math.max(...free);
      if (widest === 0) break;
      const index = free.indexOf(widest);
      widths[index] = widest - 1;
      excess -= 1;
    }
  }
  return widths;
}
