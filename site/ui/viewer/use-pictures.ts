import { type RefObject, useEffect, useState } from 'react';
import { type PictureList, readPictures } from './read-pictures.ts';

/** The pictures of the open viewer. @param part an element in the dialog */
export function usePictures(part: RefObject<HTMLElement | null>) {
  // Undefined while the viewer is closed.
  const [list, setList] = useState<PictureList>();
  const title = list?.pictures[list.index]?.title;

  useEffect(() => {
    const dialog = part.current?.closest('dialog');
    if (!dialog) return;
    const controller = new AbortController();
    const { signal } = controller;
    // `islands/interaction/dialogs.ts` fills this input, even before this code is loaded.
    const open = () => {
      const at = dialog.querySelector<HTMLInputElement>('[data-fill="index"]')?.value;
      setList(readPictures(dialog, Number(at || 0)));
    };
    dialog.addEventListener('dialog:open', open, { signal });
    dialog.addEventListener('close', () => setList(undefined), { signal });
    if (dialog.open) open();
    return () => controller.abort();
  }, [part]);

  useEffect(() => {
    const heading = part.current?.closest('dialog')?.querySelector('h2');
    if (heading && title) heading.textContent = title;
  }, [part, title]);

  /** Goes to the next or previous picture, if it exists. */
  const turn = (by: 1 | -1) =>
    setList((now) => (now?.pictures[now.index + by] ? { ...now, index: now.index + by } : now));
  return { list, turn };
}
