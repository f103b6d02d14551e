import { type RefObject, useEffect } from 'react';
import type { UsedAutoplay } from './use-autoplay.ts';

/**
 * Lets what moves by itself rest while a mouse or a keyboard is on it.
 * @param selector finds, in the island's section, the element that moves
 */
export function useHoverPause(
  { autoplay, controlsRef }: Pick<UsedAutoplay, 'autoplay'> & { controlsRef: RefObject<HTMLElement | null> },
  selector: string,
): void {
  useEffect(() => {
    const row = controlsRef.current?.closest('section')?.querySelector(selector);
    const listeners = new AbortController();
    const on = (type: string, listen: (event: Event) => void) =>
      row?.addEventListener(type, listen, { signal: listeners.signal });

    // A finger leaves no trace of leaving; only a mouse hovers.
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.enter());
    on('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.leave());
    // What a keyboard stands on must not move away; a click that leaves focus behind is no reason to rest.
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && autoplay.hold('focus'));
    on('focusout', () => autoplay.release('focus'));
    return () => listeners.abort();
  }, [autoplay, controlsRef, selector]);
}
