import { type RefObject, useEffect, useState } from 'react';
import { type Reading, readPictures } from './read-pictures.ts';

export interface UsedReading {
  /** Missing while the viewer is closed. */
  reading: Reading | undefined;
  /** Turns to another picture of the same list; at its ends nothing happens. */
  turn: (by: 1 | -1) => void;
}

/** What the viewer's dialog shows, from its opening to its closing. @param part an element in the dialog */
export function useReading(part: RefObject<HTMLElement | null>): UsedReading {
  const [reading, setReading] = useState<Reading>();
  const title = reading?.pictures[reading.index]?.title;

  useEffect(() => {
    const dialog = part.current?.closest('dialog');
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The newest word on what was opened, also from before the code was here.
    const open = () => {
      const at = dialog.querySelector<HTMLInputElement>('[data-fill="at"]')?.value;
      setReading(readPictures(dialog, Number(at || 0)));
    };
    dialog.addEventListener('dialog:open', open, { signal });
    dialog.addEventListener('close', () => setReading(undefined), { signal });
    if (dialog.open) open();
    return () => listening.abort();
  }, [part]);

  useEffect(() => {
    const heading = part.current?.closest('dialog')?.querySelector('h2');
    if (heading && title) heading.textContent = title;
  }, [part, title]);

  const turn = (by: 1 | -1) =>
    setReading((now) => (now?.pictures[now.index + by] ? { ...now, index: now.index + by } : now));
  return { reading, turn };
}
