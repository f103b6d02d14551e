import { useEffect, useEffectEvent, useState } from 'react';
import { browserStore } from '../../../../ui/local-store.ts';

const store = browserStore('localStorage');

/**
 * A value that this browser remembers, the same in all of its tabs.
 * @param read gets whatever the storage has, null for nothing
 * @returns the value, and a function that changes it, from what another tab may have stored since
 */
export function useStored<Value>(
  key: string,
  read: (stored: unknown) => Value,
): [Value, (change: (before: Value) => Value) => void] {
  const [value, setValue] = useState(() => read(store.read(key)));
  const onStorage = useEffectEvent(() => setValue(read(store.read(key))));
  useEffect(() => {
    // Only changes by other tabs are reported.
    const listen = () => onStorage();
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
  return [
    value,
    (change) => {
      const stored = store.read(key);
      // Without a storage, the value lives until the page is left.
      const next = change(stored === null ? value : read(stored));
      store.write(key, next);
      setValue(next);
    },
  ];
}
