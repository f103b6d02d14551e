import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Autoplay, type AutoplayTimes, createAutoplay } from './autoplay.ts';

/**
 * Autoplay for an island. It starts when the island is awake, pauses while the page is hidden or the content is out of
 * view, and never runs under reduced motion.
 * @param times in ms; without them nothing moves by itself
 * @param selector finds the moving element in the island's section
 * @param step called at each step; the latest function is used
 */
export function useAutoplay(times: AutoplayTimes | undefined, selector: string, step: () => void) {
  const onStep = useEffectEvent(step);
  const controlsRef = useRef<HTMLDivElement>(null);
  const [autoplay] = useState(() => createAutoplay(times, () => onStep()));
  const [playing, setPlaying] = useState(true);
  const [isReducedMotion, setReducedMotion] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotionChange = () => {
      autoplay[reduced.matches ? 'hold' : 'release']('motion');
      setReducedMotion(reduced.matches);
    };
    const onVisibilityChange = () => autoplay[document.hidden ? 'hold' : 'release']('hidden');
    const observer = new IntersectionObserver((entries) =>
      autoplay[entries.at(-1)?.isIntersecting ? 'release' : 'hold']('unseen'),
    );
    const element = controlsRef.current?.closest('section')?.querySelector<HTMLElement>(selector);
    if (element) observer.observe(element);
    if (element && times?.hoverPause !== undefined) pauseOnHover(autoplay, element, signal);
    onMotionChange();
    onVisibilityChange();
    autoplay.release('asleep');
    reduced.addEventListener('change', onMotionChange, { signal });
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    return () => {
      autoplay.stop();
      observer.disconnect();
      controller.abort();
    };
  }, [autoplay, selector, times]);

  const automatic = times !== undefined;
  return {
    autoplay,
    /** Goes on an element of the island. The hook finds the section through it. */
    controlsRef,
    /** Whether it has an interval, and so a pause button. */
    automatic,
    /** Whether the visitor has not paused it. The pause button shows this. */
    playing,
    /** Whether it moves by itself, apart from short holds: not paused, and motion is allowed. */
    moving: automatic && playing && !isReducedMotion,
    toggle() {
      autoplay[playing ? 'hold' : 'release']('user');
      setPlaying(!playing);
    },
  };
}

/** Pauses autoplay while the element has the mouse over it or keyboard focus in it. */
function pauseOnHover(autoplay: Autoplay, element: HTMLElement, signal: AbortSignal): void {
  // Only a mouse hovers. A touch can leave without an event.
  const onMouse = (type: 'pointerenter' | 'pointerleave', then: () => void) =>
    element.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && then(), { signal });
  onMouse('pointerenter', autoplay.enter);
  onMouse('pointerleave', autoplay.leave);
  // Content with keyboard focus must not move away. Focus left behind by a click does not count.
  const onFocus = ({ target }: FocusEvent) =>
    (target as Element).matches(':focus-visible') && autoplay.hold('focus');
  element.addEventListener('focusin', onFocus, { signal });
  element.addEventListener('focusout', () => autoplay.release('focus'), { signal });
}
