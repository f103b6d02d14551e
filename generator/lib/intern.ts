import { Lru } from './lru.ts';

/** Makes a function that returns an earlier object for an equal one, because many pages have the same. */
export function createSharer(): <Value extends object>(value: Value) => Value {
  const known = new Lru<string, object>(200);
  return (value) => {
    const key = JSON.stringify(value);
    return (known.get(key) ?? known.set(key, value)) as typeof value;
  };
}
