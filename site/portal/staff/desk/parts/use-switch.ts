import { useState } from 'react';
import { browserStore } from '../../../../ui/local-store.ts';

const store = browserStore('localStorage');

/** A setting that this browser remembers. */
export function useSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => {
    const stored = store.read(key);
    return typeof stored === 'boolean' ? stored : initial;
  });
  return [
    isOn,
    (next) => {
      store.write(key, next);
      setOn(next);
    },
  ];
}
