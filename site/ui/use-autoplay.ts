import { useCallback, useEffect, useRef, useState } from 'react';
import { type Autoplay, type AutoplayTimes, createAutoplay } from './autoplay.ts';

export interface UsedAutoplay {
  autoplay: Autoplay;
  /** Whether the visitor lets it move; what the pause button shows. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Autoplay for an island: it begins when the island is awake, rests while the page is hidden, and never moves for
 * visitors who ask for less motion.
 * @param times in ms; read once
 * @param step what happens at each step; the newest function is called
 */
export function useAutoplay(times: AutoplayTimes, step: () => void): UsedAutoplay {
  const newest = useRef(step);
  newest.current = step;
  const [autoplay] = useState(() => createAutoplay(times, () => newest.current()));
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const motion = () => autoplay[lessMotion.matches ? 'hold' : 'release']('motion');
    const visibility = () => autoplay[document.hidden ? 'hold' : 'release']('hidden');
    motion();
    visibility();
    autoplay.release('asleep');
    lessMotion.addEventListener('change', motion);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      autoplay.stop();
      lessMotion.removeEventListener('change', motion);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [autoplay]);

  const toggle = useCallback(() => {
    autoplay[playing ? 'hold' : 'release']('user');
    setPlaying(!playing);
  }, [autoplay, playing]);

  return { autoplay, playing, toggle };
}
