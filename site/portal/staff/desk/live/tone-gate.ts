/** Leads that arrive within this time, in ms, make one tone. */
const togetherMs = 1000;

/** After the stream opened, the first counts, which can show what it missed, arrive within this time, in ms. */
const catchUpMs = 10_000;

/** A lead that made a tone is counted within this time, in ms. */
const countedMs = 5000;

/** Decides which notifications play a tone. */
export function createToneGate(now: () => number) {
  let openedAt: number | undefined;
  let tonedAt = Number.NEGATIVE_INFINITY;
  let before: number | undefined;

  function passes(gapMs: number): boolean {
    if (now() - tonedAt < gapMs) return false;
    tonedAt = now();
    return true;
  }

  return {
    /** The stream of events, which reports new leads, was opened or cut. */
    onStream(isOpen: boolean): void {
      openedAt = isOpen ? now() : undefined;
    },
    /** The stream reported a new lead. */
    onNew: (): boolean => passes(togetherMs),
    /** @param count of unclaimed leads; undefined while it is not known. It shows leads that the stream missed. */
    onCount(count: number | undefined): boolean {
      const isMore = before !== undefined && count !== undefined && count > before;
      before = count ?? before;
      const isFollowed = openedAt !== undefined && now() - openedAt > catchUpMs;
      return isMore && !isFollowed && passes(countedMs);
    },
  };
}
