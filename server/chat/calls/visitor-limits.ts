import type { Clock } from '../../lib/clock.ts';

/** What is reported of a conversation within a minute; a page that is typed into reports 20 times. */
const maxReports = 120;

const windowMs = 60_000;

/** Open streams of a conversation: one for each page on which the visitor has it. */
export const maxStreams = 20;

/**
 * What one conversation may ask of a server besides messages, which the database counts. It is counted in memory: nothing of
 * it is kept.
 */
export function createVisitorLimits(clock: Clock) {
  let reports = new Map<string, number>();
  let windowEndsAtMs = 0;
  const streams = new Map<string, number>();
  return {
    /** @returns ms until the next one is allowed, if there were too many */
    report(leadId: string): number | undefined {
      const now = clock().getTime();
      if (now >= windowEndsAtMs) {
        reports = new Map();
        windowEndsAtMs = now + windowMs;
      }
      const count = (reports.get(leadId) ?? 0) + 1;
      reports.set(leadId, count);
      return count > maxReports ? windowEndsAtMs - now : undefined;
    },
    /** @returns a function to call when the stream ends; undefined if there are too many */
    openStream(leadId: string): (() => void) | undefined {
      const open = streams.get(leadId) ?? 0;
      if (open >= maxStreams) return undefined;
      streams.set(leadId, open + 1);
      return () => {
        const left = (streams.get(leadId) ?? 1) - 1;
        if (left > 0) streams.set(leadId, left);
        else streams.delete(leadId);
      };
    },
  };
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>;
