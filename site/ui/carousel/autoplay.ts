/** How long things last, in ms. */
export interface AutoplayTimes {
  /** Between two steps. */
  interval: number;
  /** How long it rests after a visitor moved it by hand. */
  manualPause?: number;
  /** The least time it rests when the mouse comes over it; it rests on until the mouse leaves. */
  hoverPause?: number;
}

/** Why it may not move just now. It moves while there is no reason left. */
export type Hold =
  | 'asleep'
  | 'still'
  | 'user'
  | 'motion'
  | 'hidden'
  | 'unseen'
  | 'focus'
  | 'hover'
  | 'manual';

export interface Autoplay {
  /** Rests until the same reason is released. */
  hold(reason: Hold): void;
  /** Drops one reason; without any other the next step comes one whole interval later. */
  release(reason: Hold): void;
  /** A visitor moved it by hand: it rests for `manualPause`, then goes on in its interval. */
  manual(): void;
  /** The mouse came over it. */
  enter(): void;
  /** The mouse left. */
  leave(): void;
  /** Stops all timers; nothing moves again before `asleep` is released. */
  stop(): void;
}

/**
 * Steps on by itself at an interval, and rests for whoever has a reason. It begins asleep.
 *
 * Source: spec section 4, "Carousels and rotation", and section 9. Two of its rules can be read in more than one way:
 * "auto-advance resumes after 8 s" is read as: the rest lasts 8 s, then the interval starts anew. "Hovering pauses
 * until the mouse leaves (hover timer 5 s)" is read as: whichever comes later, the mouse's leaving or 5 s after it
 * came, so that a mouse that only crosses does not make the row start and stop.
 * @param times in ms; without them it never steps on
 */
export function createAutoplay(times: AutoplayTimes | undefined, step: () => void): Autoplay {
  const holds = new Set<Hold>(['asleep']);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let afterManual: ReturnType<typeof setTimeout> | undefined;
  let afterHover: ReturnType<typeof setTimeout> | undefined;
  let mouseIsOver = false;

  const hold = (reason: Hold) => {
    holds.add(reason);
    clearInterval(ticking);
    ticking = undefined;
  };
  const release = (reason: Hold) => {
    holds.delete(reason);
    if (times && holds.size === 0 && ticking === undefined) ticking = setInterval(step, times.interval);
  };
  return {
    hold,
    release,
    manual() {
      hold('manual');
      clearTimeout(afterManual);
      afterManual = setTimeout(() => release('manual'), times?.manualPause ?? 0);
    },
    enter() {
      mouseIsOver = true;
      hold('hover');
      clearTimeout(afterHover);
      afterHover = setTimeout(() => {
        afterHover = undefined;
        if (!mouseIsOver) release('hover');
      }, times?.hoverPause ?? 0);
    },
    leave() {
      mouseIsOver = false;
      if (afterHover === undefined) release('hover');
    },
    stop() {
      hold('asleep');
      clearTimeout(afterManual);
      clearTimeout(afterHover);
    },
  };
}
