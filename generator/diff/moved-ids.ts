/**
 * The ids outside of the longest run that kept its order: as few moves as explain the new order.
 * @param before and after the same ids, in two orders
 */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const best: string[][] = [];
  for (const [at, id] of after.entries()) {
    const earlier = after
      .slice(0, at)
      .flatMap((other, index) => (before.indexOf(other) < before.indexOf(id) ? [best[index] ?? []] : []));
    const longest = earlier.reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...longest, id]);
  }
  const kept = best.reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
  return new Set(after.filter((id) => !kept.includes(id)));
}
