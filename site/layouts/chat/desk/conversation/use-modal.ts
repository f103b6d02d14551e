import { type RefObject, useEffect } from 'react';

/** Where the window fills a phone's screen; see `window.css`. */
const phoneQuery = '(max-width: 639px)';

/** While the window fills the screen, what is behind it can neither be reached nor read. @param part of the window */
export function useModal(part: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const dialog = part.current?.closest('[role=dialog]');
    const own = dialog?.closest('body > *');
    if (!isShown || !dialog || !own) return;
    const behind = Array.from(document.body.children)
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element !== own && !element.inert);
    function cover(isCovered: boolean): void {
      for (const element of behind) element.inert = isCovered;
      dialog?.setAttribute('aria-modal', String(isCovered));
    }
    const phone = matchMedia(phoneQuery);
    const follow = () => cover(phone.matches);
    follow();
    phone.addEventListener('change', follow);
    return () => {
      phone.removeEventListener('change', follow);
      cover(false);
    };
  }, [part, isShown]);
}
