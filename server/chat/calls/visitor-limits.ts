import { HttpError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';

/** What is reported of a conversation within a minute; a page that is typed into reports 20 times. */
const maxReports = 120;

/** How often a conversation, or a network without one, is read within a minute. Many visitors can share a network. */
export const maxReads = 600;

const windowMs = 60_000;

/** Open streams of a conversation: one for each page on which the visitor has it. */
export const maxStreams = 20;

/**
 * What one conversation may ask of a server besides messages, which the database counts. It is counted in memory: nothing of
 * it is kept.
 */
export function createVisitorLimits(clock: Clock) {
  let counts = new Map<string, number>();
  let windowEndsAtMs = 0;
  const streams = new Map<string, number>();

  function countOne(key: string, limit: number): void {
    const now = clock().getTime();
    if (now >= windowEndsAtMs) {
      counts = new Map();
      windowEndsAtMs = now + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit) throw new HttpError('too_many_messages', { retryAfterMs: windowEndsAtMs - now });
  }

  return {
    /** Counts what is reported of a conversation, and its ways to be answered. @throws HttpError too_many_messages */
    report: (leadId: string) => countOne(`reports of ${leadId}`, maxReports),
    /** @param reader a conversation, or a network without one @throws HttpError too_many_messages */
    read: (reader: string) => countOne(`reads of ${reader}`, maxReads),
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
