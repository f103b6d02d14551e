/** Says how much of a span of time is left, in ms. Measured on the machine's own clock, which nobody sets. */
export type TimeLeft = () => number;

export function startTime(totalMs: number): TimeLeft {
  const started = performance.now();
  return () => Math.max(0, totalMs - (performance.now() - started));
}
