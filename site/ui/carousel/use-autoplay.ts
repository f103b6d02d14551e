import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Autoplay, type AutoplayTimes, createAutoplay } from './autoplay.ts';

export interface UseAutoplayResult {
  autoplay: Autoplay;
  /** Goes on an element of the island. The hook finds the section through it. */
  controlsRef: RefObject<HTMLDivElement | null>;
  /** Whether it has an interval, and so a pause button. */
  automatic: boolean;
  /** Whether the visitor has not paused it. The pause button shows this. */
  playing: boolean;
  /** Whether it moves by itself, apart from short holds: not paused, and motion is allowed. */
  moving: boolean;
  toggle: () => void;
}

/**
 * Autoplay for an island. It starts when the island is awake, pauses while the page is hidden or the content is out of
 * view, and never runs under reduced motion.
 * @param times in ms; read once. Without them nothing moves by itself
 * @param selector finds the moving element in the island's section
 * @param step called at each step; the latest function is used
 */
export function useAutoplay(
  times: AutoplayTimes | undefined,
  selector: string,
  step: () => void,
): UseAutoplayResult {
  const onStep = useEffectEvent(step);
  const controlsRef = useRef<HTMLDivElement>(null);
  const [autoplay] = useState(() => createAutoplay(times, () => onStep()));
  const [playing, setPlaying] = useState(true);
  const [isReducedMotion, setReducedMotion] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotionChange = () => {
      autoplay[reduced.matches ? 'hold' : 'release']('motion');
      setReducedMotion(reduced.matches);
    };
    const onVisibilityChange = () => autoplay[document.hidden ? 'hold' : 'release']('hidden');
    const observer = new IntersectionObserver((entries) =>
      autoplay[entries.at(-1)?.isIntersecting ? 'release' : 'hold']('unseen'),
    );
    const element = controlsRef.current?.closest('section')?.querySelector(selector);
    if (element) observer.observe(element);
    onMotionChange();
    onVisibilityChange();
    autoplay.release('asleep');
    reduced.addEventListener('change', onMotionChange);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      autoplay.stop();
      observer.disconnect();
      reduced.removeEventListener('change', onMotionChange);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [autoplay, selector]);

  const toggle = useCallback(() => {
    autoplay[playing ? 'hold' : 'release']('user');
    setPlaying(!playing);
  }, [autoplay, playing]);

  const automatic = times !== undefined;
  return {
    autoplay,
    controlsRef,
    automatic,
    playing,
    moving: automatic && playing && !isReducedMotion,
    toggle,
  };
}
