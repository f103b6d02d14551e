import { useEffect } from 'react';
import { CarouselButtons } from '../../ui/carousel-buttons.tsx';
import { useCarousel } from '../../ui/use-carousel.ts';

/** In ms. Source: spec section 9, "Packages auto-advance: 3 s, pause after manual use 8 s, hover pause 5 s". */
const times = { interval: 3000, manualPause: 8000, hoverPause: 5000 };

/** The buttons of the row of cards, and the rest that the row takes for a mouse or a keyboard on it. */
export default function PackagesSlider() {
  const carousel = useCarousel(times, '.row');
  const { autoplay, controlsRef } = carousel;

  useEffect(() => {
    const row = controlsRef.current?.closest('section')?.querySelector('.row');
    const listeners = new AbortController();
    const on = (type: string, listen: (event: Event) => void) =>
      row?.addEventListener(type, listen, { signal: listeners.signal });

    // A finger leaves no trace of leaving; only a mouse hovers.
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.enter());
    on('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && autoplay.leave());
    // A card that a keyboard stands on must not move away; a click that leaves focus behind is no reason to rest.
    on('focusin', (event) => (event.target as Element).matches(':focus-visible') && autoplay.hold('focus'));
    on('focusout', () => autoplay.release('focus'));
    return () => listeners.abort();
  }, [autoplay, controlsRef]);

  return <CarouselButtons carousel={carousel} one="package" all="the packages" />;
}
