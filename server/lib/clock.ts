/** Returns the current time. Tests pass their own. */
export type Clock = () => Date;

/** The time `ms` after `now`, as stored. */
export function isoAfter(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

export const systemClock: Clock = () => new Date();
