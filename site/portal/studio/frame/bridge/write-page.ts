import { wake } from '../../../../islands/boot/wake.ts';
import { type LivingPage, pairNodes, patchNode } from './living-page.ts';

/** Shows the versions of a page in this window. */
export interface ShownPage {
  /** Shows a newer version. */
  patch: (html: string) => void;
}

/**
 * Writes the page into this document, so its scripts run as they do for visitors.
 * @param onOpen runs when the document is empty: opening it removes all listeners of the window
 * @param onShown runs when all of it is there, before its modules run
 */
export function writePage(
  html: string,
  onOpen: () => void,
  onShown: (living: LivingPage) => void,
): ShownPage {
  const living: LivingPage = {
    live: new WeakMap(),
    sent: new WeakMap(),
    wake: (island) => void wake(island).catch(() => {}),
  };
  const parser = new DOMParser();
  const sent = parser.parseFromString(html, 'text/html');
  let isShown = false;
  let waiting: string | undefined;
  const patch = (next: string) => {
    if (!isShown) waiting = next;
    else patchNode(living, sent.documentElement, parser.parseFromString(next, 'text/html').documentElement);
  };
  document.open();
  onOpen();
  document.addEventListener('readystatechange', () => {
    if (isShown || document.readyState === 'loading') return;
    isShown = true;
    pairNodes(living, sent.documentElement, document.documentElement);
    if (waiting !== undefined) patch(waiting);
    onShown(living);
  });
  document.write(html);
  document.close();
  return { patch };
}
