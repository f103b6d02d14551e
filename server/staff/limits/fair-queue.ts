/**
 * A queue with one lane per key, served round-robin. When it is full, the longest lane gives up its newest item to a
 * shorter one, so one busy key cannot keep the others out.
 */
export function createFairQueue<T>(maxItems: number) {
  const lanes = new Map<string, T[]>();
  let size = 0;

  const dropNewest = (beyond: number) => {
    const longest = [...lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return longest.length > beyond ? longest.pop() : undefined;
  };

  return {
    /** @returns the item that lost its place because the queue is full: the new one, or one of the longest lane */
    add(lane: string, item: T): T | undefined {
      const items = lanes.get(lane) ?? [];
      // A lane gives way only to one that stays shorter than it was.
      const dropped = size < maxItems ? undefined : (dropNewest(items.length + 1) ?? item);
      if (dropped === item) return item;
      items.push(item);
      lanes.set(lane, items);
      if (dropped === undefined) size += 1;
      return dropped;
    },
    /** The first item of the lane that has waited longest for its turn. */
    take(): T | undefined {
      const [first] = lanes;
      if (!first) return undefined;
      const [lane, items] = first;
      const item = items.shift();
      // Back of the line.
      lanes.delete(lane);
      if (items.length > 0) lanes.set(lane, items);
      size -= 1;
      return item;
    },
  };
}
