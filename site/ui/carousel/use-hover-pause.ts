import { type RefObject, useEffect } from 'react';
import type { UseAutoplayResult } from './use-autoplay.ts';

/**
 * Pauses autoplay while the content has the mouse over it or keyboard focus in it.
 * @param selector finds the moving element in the island's section
 */
export function useHoverPause(
  {
    autoplay,
    controlsRef,
  }: Pick<UseAutoplayResult, 'autoplay'> & { controlsRef: RefObject<HTMLElement | null> },
  selector: string,
): void {
  useEffect(() => {
    const row = controlsRef.current?.closest('section')?.querySelector(selector);
    const controller = new AbortController();
    const on = (type: string, listen: (event: Event) => void) =>
      row?.addEventListener(type, listen, { signal: controller.signal });

    // Only a mouse hovers. A touch can leave without an event.
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.enter());
    on('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.leave());
    // Content with keyboard focus must not move away. Focus left behind by a click does not count.
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && autoplay.hold('focus'));
    on('focusout', () => autoplay.release('focus'));
    return () => controller.abort();
  }, [autoplay, controlsRef, selector]);
}
