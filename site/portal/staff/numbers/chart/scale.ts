/** Ends of half a scale, times a power of ten. */
const niceHalves = [1, 1.5, 2, 2.5, 3, 4, 5, 7, 10];

/** The end of a scale from zero, whose middle is a round number. @param isCount whether the middle has to be whole */
export function scaleEnd(highest: number, isCount: boolean): number {
  const half = highest / 2;
  if (half <= 0) return isCount ? 2 : 1;
  const power = 10 ** Math.floor(Math.log10(half));
  const nice = niceHalves
    .map((step) => step * power)
    .find((step) => step >= half && (!isCount || Number.isInteger(step)));
  return 2 * (nice ?? 1);
}

/** Days with a label: the first, the last, and some at equal distances, as whole weeks if there are some. */
export function labeledDays(count: number, most: number): number[] {
  const last = count - 1;
  if (last <= 0) return [0];
  const gap = Math.ceil(last / (most - 1));
  const step = gap > 3 ? Math.ceil(gap / 7) * 7 : gap;
  const days = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step);
  // A label close to the last one would be on top of it.
  return [...days.filter((day) => last - day >= step / 2), last];
}
