/**
 * The boundary between a point where the condition holds and one where it does not, to about 1e-8 of their distance.
 * @param holds changes once on the way from `inside` to `outside`
 * @returns the outermost point at which it is known to hold
 */
export function boundary(
  { inside, outside }: { inside: number; outside: number },
  holds: (point: number) => boolean,
): number {
  let [near, far] = [inside, outside];
  if (holds(far)) return far;
  for (let step = 0; step < 27; step += 1) {
    const middle = (near + far) / 2;
    if (holds(middle)) near = middle;
    else far = middle;
  }
  return near;
}
