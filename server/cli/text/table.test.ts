import { expect, test } from 'vitest';
import { type Column, tableLines } from './table.ts';
import { widthOf } from './terminal-text.ts';

interface Row {
  id: string;
  name: string;
  note: string;
}

const columns: Column<Row>[] = [
  { title: 'id', text: ({ id }) => id, least: Number.POSITIVE_INFINITY },
  {
    title: 'name',
    text: ({ name }) => name,
    least: 8,
    color: ({ name }) => (name === 'Jordan' ? 'red' : undefined),
  },
  { title: 'note', text: ({ note }) => note, least: 6 },
];

const rows: Row[] = [
  { id: '019c0000', name: 'Jordan', note: 'x'.repeat(300) },
  { id: '019c0001', name: '山田 太郎'.repeat(20), note: '' },
];

function table(room: number, hasColors = false): string[] {
  return tableLines(columns, rows, { columns: room, hasColors, stream: process.stdout });
}

test.each([80, 99, 100, 120, 160])('no line is wider than %i columns', (room) => {
  const lines = table(room);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(room);
  expect(lines[1]).toMatch(/^019c0000 .*x…$/);
});

test('columns stand below each other, whatever the script', () => {
  expect(table(30).join('\n')).toMatchInlineSnapshot(`
    "id       name       note
    019c0000 Jordan     xxxxxxxxx…
    019c0001 山田 太郎…"
  `);
});

test('when even the least does not fit, what must stay whole stays whole', () => {
  expect(table(16).join('\n')).toMatchInlineSnapshot(`
    "id       na… no…
    019c0000 Jo… xx…
    019c0001 山…"
  `);
});

test('colours are for terminals', () => {
  expect(table(80).join('')).not.toContain('\u001b');
  expect(table(80, true)[1]).toContain('\u001b[31mJordan');
});
