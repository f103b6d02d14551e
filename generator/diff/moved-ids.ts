/**
 * The ids outside of the longest run that kept its order: as few moves as explain the new order. Of several such runs, the
 * one that ends first counts. The time is quadratic, which is milliseconds for a thousand ids.
 * @param before and after the same ids, in two orders
 */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, index) => [id, index]));
  const order = after.map((id) => places.get(id) ?? -1);
  /** The longest run that ends at each id: its length, and the id before in it. */
  const runs: { length: number; previous: number | undefined }[] = [];
  let last: number | undefined;
  for (const [at, place] of order.entries()) {
    let [length, previous]: [number, number | undefined] = [0, undefined];
    for (const [index, run] of runs.entries())
      if (run.length > length && (order[index] ?? 0) < place) [length, previous] = [run.length, index];
    runs.push({ length: length + 1, previous });
    if (last === undefined || length + 1 > (runs[last]?.length ?? 0)) last = at;
  }
  const moved = new Set(after);
  for (let at = last; at !== undefined; at = runs[at]?.previous) moved.delete(after[at] ?? '');
  return moved;
}
