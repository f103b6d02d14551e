import { useRef } from 'react';

/** Keys for the items of a list, which have no ids: they go with their items, so a row that is moved keeps its state. */
export function useItemKeys(length: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  // One more than items, for the one that is being added.
  while (keys.current.length < length + 1) keys.current.push(next.current++);
  keys.current.length = length + 1;
  return {
    keys: keys.current,
    move(from: number, to: number) {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
    remove(index: number) {
      keys.current.splice(index, 1);
    },
  };
}
