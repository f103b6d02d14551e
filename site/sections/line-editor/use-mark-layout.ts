import { type RefObject, useLayoutEffect, useState } from 'react';
import type { LineMark, MarkKind } from './marking/rules.ts';
import { type Placed, placeQueries } from './place-queries.ts';

/** A mark on one row of the wrapped line. Positions are px from the line's box; `y` is the middle of the row. */
export interface MarkRow {
  key: string;
  mark: number;
  kind: MarkKind;
  x: number;
  y: number;
  width: number;
  /** From the middle of the first row to that of the last, for a bracket. */
  height: number;
  /** The stroke's length, with which it is drawn. */
  length: number;
}

interface Layout {
  rows: MarkRow[];
  /** The words of each mark, row by row, for the highlighter. */
  words: Row[][];
  queries: Placed[];
}

export interface Row {
  x: number;
  y: number;
  width: number;
}

/** Where the marks go: measured once the words have their lines, and again when they get others. */
export function useMarkLayout(root: RefObject<HTMLElement | null>, marks: readonly LineMark[]): Layout {
  const [layout, setLayout] = useState<Layout>({ rows: [], words: [], queries: [] });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const update = () => setLayout(measure(element, marks));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Late fonts change the lines.
    void document.fonts?.ready.then(update);
    return () => observer.disconnect();
  }, [root, marks]);
  return layout;
}

function measure(element: HTMLElement, marks: readonly LineMark[]): Layout {
  const box = element.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const parts = [...element.querySelectorAll<HTMLElement>('[data-start]')];
  const rowsOf = marks.map((mark) =>
    rowsIn(
      parts.filter(({ dataset }) => Number(dataset.start) >= mark.start && Number(dataset.start) < mark.end),
      box,
    ),
  );
  const wanted = rowsOf.map((rows, index) => {
    const [first] = rows;
    const query = element.querySelector<HTMLElement>(`[data-query="${index}"]`);
    const number = query?.querySelector('b')?.offsetWidth ?? 0;
    // A query that is shortened to its number still scrolls as wide as its words.
    return { x: first?.x ?? 0, y: first?.y ?? 0, width: query?.scrollWidth ?? 0, shortWidth: number };
  });
  return {
    rows: marks.flatMap((mark, index) => markRows(mark, index, rowsOf[index] ?? [], size)),
    words: rowsOf,
    queries: placeQueries(wanted, box.width, size * 0.4),
  };
}

/** The rows that some words cover, from the boxes of their text alone. */
function rowsIn(parts: readonly HTMLElement[], box: DOMRect): Row[] {
  const rows: Row[] = [];
  for (const part of parts) {
    const range = document.createRange();
    if (part.firstChild) range.selectNodeContents(part.firstChild);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      const y = rect.top + rect.height / 2 - box.top;
      const x = rect.left - box.left;
      const row = rows.find((one) => Math.abs(one.y - y) < rect.height / 2);
      if (row) row.width = Math.max(row.width, x + rect.width - row.x);
      else rows.push({ x, y, width: rect.width });
    }
  }
  return rows;
}

/** A caret and a bracket come once; other marks on every row. */
function markRows({ kind }: LineMark, mark: number, rows: readonly Row[], size: number): MarkRow[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return [];
  const common = { mark, kind, height: 0 };
  if (kind === 'number')
    return [{ ...common, key: `${mark}`, x: last.x + last.width, y: last.y, width: 0, length: size * 1.2 }];
  if (kind === 'too-long') {
    const height = last.y - first.y;
    return [{ ...common, key: `${mark}`, x: 0, y: first.y, width: 0, height, length: height + size * 2.4 }];
  }
  return rows.map(({ x, y, width }, row) => {
    const length = kind === 'filler' ? 2.5 * (width + size * 1.8) : width * 1.3 + size;
    return { ...common, key: `${mark} ${row}`, x, y, width, length };
  });
}
