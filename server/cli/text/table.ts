import { styleText } from 'node:util';
import type { Output } from '../command.ts';
import { fit, widthOf } from './terminal-text.ts';

export interface Column<Row> {
  title: string;
  /** One harmless line. */
  text(row: Row): string;
  /** Columns of the terminal that it keeps when there is little room; Infinity keeps it whole. */
  least: number;
  color?(row: Row): 'red' | 'yellow' | undefined;
}

/** The rows below their titles, in as many columns as the terminal has; the widest texts are cut first. */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { columns: room, hasColors }: Output,
): string[] {
  const cells = rows.map((row) => columns.map(({ text }) => text(row)));
  const natural = columns.map(({ title }, index) =>
    cells.reduce((widest, line) => Math.max(widest, widthOf(line[index] ?? '')), title.length),
  );
  const gap = room < 100 ? ' ' : '  ';
  const least = columns.map((column) => column.least);
  const widths = shrink(natural, least, room - gap.length * (columns.length - 1));
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

/** Takes from the widest until all fit: first down to what each column keeps, then further. */
function shrink(natural: readonly number[], least: readonly number[], room: number): number[] {
  const widths = [...natural];
  const hard = least.map((floor) => (Number.isFinite(floor) ? 1 : floor));
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  for (const floors of [least, hard]) {
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
