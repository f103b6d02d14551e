/** What continues what in two lists of children, and which of those keep their order. */
export interface ChildPairs<Node> {
  /** For each child afterward, the one before that it continues. */
  continues: (Node | undefined)[];
  /** The children before that need no move: the others move around them. */
  stays: Set<Node>;
}

/**
 * Pairs the children of an element before and after a change. Children with the same key continue each other, in order.
 * @param keyOf equal for children that can become each other
 */
export function pairChildren<Node extends object>(
  before: readonly Node[],
  after: readonly Node[],
  keyOf: (node: Node) => string,
): ChildPairs<Node> {
  const queues = new Map<string, number[]>();
  for (const [index, node] of before.entries()) queues.getOrInsertComputed(keyOf(node), () => []).push(index);
  const indexes = after.map((node) => queues.get(keyOf(node))?.shift());
  const kept = longestRise(indexes.filter((index) => index !== undefined));
  return {
    continues: indexes.map((index) => (index === undefined ? undefined : before[index])),
    stays: new Set(kept.map((index) => before[index] as Node)),
  };
}

/** The longest increasing subsequence, by patience sorting: C. Schensted, Canadian J. of Mathematics 13 (1961). */
function longestRise(numbers: readonly number[]): number[] {
  const tops: { value: number; below: Link | undefined }[] = [];
  type Link = { value: number; below: Link | undefined };
  for (const value of numbers) {
    const found = tops.findIndex((top) => top.value > value);
    const pile = found < 0 ? tops.length : found;
    tops[pile] = { value, below: tops[pile - 1] };
  }
  const rise: number[] = [];
  for (let link: Link | undefined = tops.at(-1); link; link = link.below) rise.unshift(link.value);
  return rise;
}
