import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { givenName } from '../../list/row-status.ts';
import { shortName } from '../../parts/people.ts';
import { clockText } from '../../time/moments.ts';

export interface OfferWords {
  headline: string;
  /** Who is next. */
  next: string;
}

type Offered = Pick<LeadDetails, 'offer' | 'offeredNext' | 'timeline' | 'answerBy'>;

/** Whose turn it is to claim a lead, and who is next. */
export function offerWords(
  { offer, offeredNext, timeline, answerBy }: Offered,
  me: string,
  now: number,
): OfferWords {
  const current = offer && Date.parse(offer.until) > now ? offer : undefined;
  // A released lead is offered again.
  const released = timeline.findLastIndex(({ event }) => event.kind === 'assigned' && event.to === null);
  const turns = timeline.slice(released + 1);
  const escalated = turns.findLast(({ event }) => event.kind === 'escalated');
  const wasOffered = turns.some(({ event }) => event.kind === 'offered');
  const after = answerBy && !escalated ? [...offeredNext.map(givenName), 'the manager by email'] : [];
  return {
    headline: current
      ? `Offered to ${shortName(current.to, me)} until ${clockOf(current.until)}.`
      : answerBy && !wasOffered && !escalated
        ? 'No one has been offered this yet.'
        : 'No one has claimed this yet.',
    next: escalated
      ? `The manager was notified at ${clockOf(escalated.at)}.`
      : after.length > 0
        ? `${wasOffered ? 'Then' : 'First'} ${after.join(', then ')}.`
        : 'A claim makes you the owner.',
  };
}

const clockOf = (at: string) => clockText(Date.parse(at));
