import { expect, test } from 'vitest';
import { type Column, tableLines } from './table.ts';
import { widthOf } from './terminal-text.ts';

interface Row {
  id: string;
  name: string;
  note: string;
}

const columns: Column<Row>[] = [
  { title: 'id', text: ({ id }) => id, minWidth: Number.POSITIVE_INFINITY },
  {
    title: 'name',
    text: ({ name }) => name,
    minWidth: 8,
    color: ({ name }) => (name === 'Jordan' ? 'red' : undefined),
  },
  { title: 'note', text: ({ note }) => note, minWidth: 6 },
];

const rows: Row[] = [
  { id: '019c0000', name: 'Jordan', note: 'x'.repeat(300) },
  { id: '019c0001', name: '山田 太郎'.repeat(20), note: '' },
];

function table(lineWidth: number, hasColors = false): string[] {
  return tableLines(columns, rows, { columns: lineWidth, hasColors, stream: process.stdout });
}

test.each([80, 99, 100, 120, 160])('no line is wider than %i columns', (lineWidth) => {
  const lines = table(lineWidth);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(lineWidth);
  expect(lines[1]).toMatch(/^019c0000 .*x…$/);
});

test('columns align in any script', () => {
  expect(table(30).join('\n')).toMatchInlineSnapshot(`
    "id       name       note
    019c0000 Jordan     xxxxxxxxx…
    019c0001 山田 太郎…"
  `);
});

test('columns that are never cut stay whole even below the minimum widths', () => {
  expect(table(16).join('\n')).toMatchInlineSnapshot(`
    "id       na… no…
    019c0000 Jo… xx…
    019c0001 山…"
  `);
});

test('colors are for terminals only', () => {
  expect(table(80).join('')).not.toContain('\u001b');
  expect(table(80, true)[1]).toContain('\u001b[31mJordan');
});
