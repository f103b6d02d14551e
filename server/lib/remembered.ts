/** Enough for the agents and arrivals of a busy minute. */
const maxKnown = 500;

/**
 * The value of a key, found once. Too many keys are forgotten together, because anyone can invent more.
 * @param known the values so far, which this function changes
 */
export function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined || known.has(key)) return value as Value;
  if (known.size >= maxKnown) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}
