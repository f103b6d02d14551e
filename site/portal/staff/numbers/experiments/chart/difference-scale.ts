import type { ExperimentEffect } from '../../../../../../schema/api/experiments.ts';

export interface DifferenceScale {
  low: number;
  high: number;
  /** Values with a line. */
  ticks: number[];
}

/** Distances between ticks, as relative effects. */
const steps = [0.02, 0.05, 0.1, 0.2, 0.4, 0.5, 1];

/** The ends are this many steps from zero: two ticks, and a bit. */
const reach = 2.25;

/** A variant cannot bring less than nothing, which is −100%. A bit below keeps the line visible. */
const lowest = -1.1;

/**
 * A scale around zero with all estimates, the latest interval, and the smallest effect worth having. The wide intervals of the first
 * days are cut off: they would make the rest flat.
 * @param worthHaving a relative effect, as all values are
 */
export function differenceScale(points: readonly ExperimentEffect[], worthHaving: number): DifferenceScale {
  const last = points.at(-1);
  const values = [...points.map(({ estimate }) => estimate), last?.low, last?.high, worthHaving];
  const needed = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const step = steps.find((size) => reach * size >= needed) ?? 1;
  return {
    low: Math.max(lowest, -reach * step),
    high: reach * step,
    ticks: [-2, -1, 0, 1, 2].map((count) => count * step).filter((value) => value >= -1),
  };
}

/** Moves labels apart that would be on top of each other, and keeps their order. @param ys their centers, in px */
export function spreadLabels(ys: readonly number[], gap: number): number[] {
  const order = ys.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  // Groups of labels that touch are centered where they would be.
  const groups: { sum: number; labels: typeof order }[] = [];
  const centerOf = ({ sum, labels }: (typeof groups)[number]) => sum / labels.length;
  for (const label of order) {
    groups.push({ sum: label.y, labels: [label] });
    for (let [above, below] = groups.slice(-2); above && below; [above, below] = groups.slice(-2)) {
      const room = ((above.labels.length + below.labels.length) / 2) * gap;
      if (centerOf(below) - centerOf(above) >= room) break;
      groups.splice(-2, 2, { sum: above.sum + below.sum, labels: [...above.labels, ...below.labels] });
    }
  }
  const placed = new Array<number>(ys.length);
  for (const group of groups)
    for (const [place, { index }] of group.labels.entries())
      placed[index] = centerOf(group) + (place - (group.labels.length - 1) / 2) * gap;
  return placed;
}
