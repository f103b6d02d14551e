import type { LeadSummary } from '../../../../../schema/api/desk.ts';
import { dueText, waitText } from '../time/moments.ts';

/** How long an unclaimed lead can still wait. `soon` is the last minute. */
export interface PromiseLeft {
  kind: 'promise' | 'soon' | 'late';
  /** `4:12`, or `Late 20 min`. */
  text: string;
  /** Percent of the promised time. */
  left: number;
}

type Promised = Pick<LeadSummary, 'receivedAt' | 'answerBy' | 'offer'>;

const soonMs = 60_000;

/** Until when someone has to claim the lead: the end of the offer, or the company's promise; null without one. */
export function promisedUntil({ offer, answerBy }: Pick<Promised, 'answerBy' | 'offer'>, now: number) {
  return offer && Date.parse(offer.until) > now ? offer.until : answerBy;
}

export function promiseLeft(lead: Promised, now: number): PromiseLeft | undefined {
  const until = promisedUntil(lead, now);
  if (!until) return undefined;
  const end = Date.parse(until);
  const leftMs = end - now;
  if (leftMs <= 0) return { kind: 'late', text: dueText(end, now).text, left: 0 };
  const wholeMs = Math.max(leftMs, end - Date.parse(lead.receivedAt));
  return {
    kind: leftMs < soonMs ? 'soon' : 'promise',
    // A counter ends at the moment when it shows 0:00.
    text: waitText(Math.ceil(leftMs / 1000) * 1000),
    left: Math.round((100 * leftMs) / wholeMs),
  };
}
