import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Autoplay, type AutoplayTimes, createAutoplay } from './autoplay.ts';

export interface UsedAutoplay {
  autoplay: Autoplay;
  /** For an element of the island, by which the hook finds the section that what moves stands in. */
  controlsRef: RefObject<HTMLDivElement | null>;
  /** Whether it has an interval at all, and so a pause button. */
  automatic: boolean;
  /** Whether the visitor lets it move; what the pause button shows. */
  playing: boolean;
  /** Whether it moves by itself, but for short rests: not paused, and motion is welcome. */
  moving: boolean;
  toggle: () => void;
}

/**
 * Autoplay for an island: it begins when the island is awake, rests while the page is hidden or what moves is out of
 * sight, and never moves for visitors who ask for less motion.
 * @param times in ms; read once. Without them nothing moves by itself, and there is nothing to pause
 * @param selector finds, in the island's section, the element that moves
 * @param step what happens at each step; the newest function is called
 */
export function useAutoplay(
  times: AutoplayTimes | undefined,
  selector: string,
  step: () => void,
): UsedAutoplay {
  const onStep = useEffectEvent(step);
  const controlsRef = useRef<HTMLDivElement>(null);
  const [autoplay] = useState(() => createAutoplay(times, () => onStep()));
  const [playing, setPlaying] = useState(true);
  const [lessMotion, setLessMotion] = useState(false);

  useEffect(() => {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    const motion = () => {
      autoplay[wish.matches ? 'hold' : 'release']('motion');
      setLessMotion(wish.matches);
    };
    const visibility = () => autoplay[document.hidden ? 'hold' : 'release']('hidden');
    const sight = new IntersectionObserver((entries) =>
      autoplay[entries.at(-1)?.isIntersecting ? 'release' : 'hold']('unseen'),
    );
    const moved = controlsRef.current?.closest('section')?.querySelector(selector);
    if (moved) sight.observe(moved);
    motion();
    visibility();
    autoplay.release('asleep');
    wish.addEventListener('change', motion);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      autoplay.stop();
      sight.disconnect();
      wish.removeEventListener('change', motion);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [autoplay, selector]);

  const toggle = useCallback(() => {
    autoplay[playing ? 'hold' : 'release']('user');
    setPlaying(!playing);
  }, [autoplay, playing]);

  const automatic = times !== undefined;
  return { autoplay, controlsRef, automatic, playing, moving: automatic && playing && !lessMotion, toggle };
}
