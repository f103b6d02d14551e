/** Durations in ms. */
export interface AutoplayTimes {
  /** Time between two steps. */
  interval: number;
  /** Pause after a manual move. */
  manualPause?: number;
  /**
   * Minimum pause after the mouse enters. The pause lasts until the mouse leaves, or while keyboard focus is inside.
   * Without it, neither pauses.
   */
  hoverPause?: number;
}

/** A reason not to move. Autoplay runs while it has no holds. */
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

export type Autoplay = ReturnType<typeof createAutoplay>;

/**
 * Calls `step` at an interval unless something holds it. It starts with the hold `asleep`.
 *
 * A manual pause is followed by one full interval. A hover pause ends when the mouse leaves or after `hoverPause`,
 * whichever is later, so a mouse that only passes over does not make the row stutter.
 * Source: product-rules.md, Timings.
 * @param times in ms; without them it never steps
 */
export function createAutoplay(times: AutoplayTimes | undefined, step: () => void) {
  const holds = new Set<Hold>(['asleep']);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let afterManual: ReturnType<typeof setTimeout> | undefined;
  let afterHover: ReturnType<typeof setTimeout> | undefined;
  let mouseIsOver = false;

  /** Pauses until the same reason is released. */
  const hold = (reason: Hold) => {
    holds.add(reason);
    clearInterval(ticking);
    ticking = undefined;
  };
  /** Removes one hold. If it was the last, the next step comes one full interval later. */
  const release = (reason: Hold) => {
    holds.delete(reason);
    if (times && holds.size === 0 && ticking === undefined) ticking = setInterval(step, times.interval);
  };
  return {
    hold,
    release,
    /** Call on a manual move: pauses for `manualPause`, then resumes. */
    manual() {
      hold('manual');
      clearTimeout(afterManual);
      afterManual = setTimeout(() => release('manual'), times?.manualPause ?? 0);
    },
    /** Call when the mouse enters. */
    enter() {
      mouseIsOver = true;
      hold('hover');
      clearTimeout(afterHover);
      afterHover = setTimeout(() => {
        afterHover = undefined;
        if (!mouseIsOver) release('hover');
      }, times?.hoverPause ?? 0);
    },
    /** Call when the mouse leaves. */
    leave() {
      mouseIsOver = false;
      if (afterHover === undefined) release('hover');
    },
    /** Stops all timers. Autoplay stays stopped until `asleep` is released. */
    stop() {
      hold('asleep');
      clearTimeout(afterManual);
      clearTimeout(afterHover);
    },
  };
}
