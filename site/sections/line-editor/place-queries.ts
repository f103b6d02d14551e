export interface Wanted {
  /** Left edge above the marked words, in px. */
  x: number;
  /** Vertical position of the words' row. */
  y: number;
  width: number;
  /** The width of the number alone. */
  shortWidth: number;
}

export interface Placed {
  x: number;
  y: number;
  /** Only the number fits. */
  isShort: boolean;
}

/**
 * Places the queries of a line above their words. Two never touch: the later one moves right, and if it would leave the sheet,
 * those before it move left. If a row has too many words for all, its longest queries shrink to their numbers.
 * @param width of the line, in px
 * @param gap between two queries, in px
 */
export function placeQueries(wanted: readonly Wanted[], width: number, gap: number): Placed[] {
  const placed: Placed[] = wanted.map(({ x, y }) => ({ x, y, isShort: false }));
  for (const y of new Set(wanted.map((query) => query.y))) {
    const row = wanted.flatMap((query, index) => (query.y === y ? [index] : []));
    row.sort((one, other) => (wanted[one]?.x ?? 0) - (wanted[other]?.x ?? 0));
    shrink(row, wanted, placed, width, gap);
    const widthOf = (index: number) =>
      (placed[index]?.isShort ? wanted[index]?.shortWidth : wanted[index]?.width) ?? 0;
    let free = 0;
    for (const index of row) {
      const query = placed[index];
      if (!query) continue;
      query.x = Math.max(query.x, free);
      free = query.x + widthOf(index) + gap;
    }
    let limit = width;
    for (const index of row.toReversed()) {
      const query = placed[index];
      if (!query) continue;
      query.x = Math.max(0, Math.min(query.x, limit - widthOf(index)));
      limit = query.x - gap;
    }
  }
  return placed;
}

/** Shortens the longest queries of a row until all fit. */
function shrink(
  row: readonly number[],
  wanted: readonly Wanted[],
  placed: readonly Placed[],
  width: number,
  gap: number,
): void {
  const longestFirst = [...row].sort((one, other) => (wanted[other]?.width ?? 0) - (wanted[one]?.width ?? 0));
  let total = row.reduce((sum, index) => sum + (wanted[index]?.width ?? 0) + gap, -gap);
  for (const index of longestFirst) {
    const query = placed[index];
    const want = wanted[index];
    if (total <= width || !query || !want) return;
    query.isShort = true;
    total -= want.width - want.shortWidth;
  }
}
