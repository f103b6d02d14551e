/** The time left until a deadline, in ms. Uses the monotonic clock. */
export type TimeLeft = () => number;

export function startTime(totalMs: number): TimeLeft {
  const started = performance.now();
  return () => Math.max(0, totalMs - (performance.now() - started));
}
