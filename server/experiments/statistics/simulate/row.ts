import { exactBounds } from './clopper-pearson.ts';

/** A line of the table: what was measured, and whether it keeps its limit. */
export interface Row {
  name: string;
  figure: string;
  /** Empty where the figure is only for comparison. */
  limit: string;
  isKept: boolean;
}

interface Share {
  name: string;
  hits: number;
  runs: number;
}

/** A share that must not be above the limit, with the upper 99% bound. */
export function atMost({ name, hits, runs }: Share, limit: number): Row {
  const { high } = exactBounds(hits, runs);
  const figure = `${percent(hits / runs)}, at most ${percent(high)}`;
  return { name, figure, limit: `at most ${percent(limit)}`, isKept: high <= limit };
}

/** A share that must not be below the limit, with the lower 99% bound. */
export function atLeast({ name, hits, runs }: Share, limit: number): Row {
  const { low } = exactBounds(hits, runs);
  const figure = `${percent(hits / runs)}, at least ${percent(low)}`;
  return { name, figure, limit: `at least ${percent(limit)}`, isKept: low >= limit };
}

/** A number that must not be above the limit. */
export function below(name: string, value: number, limit: number, show: (value: number) => string): Row {
  return { name, figure: show(value), limit: `at most ${show(limit)}`, isKept: value <= limit };
}

/** A figure for comparison, without a limit. */
export function shown(name: string, figure: string): Row {
  return { name, figure, limit: '', isKept: true };
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
