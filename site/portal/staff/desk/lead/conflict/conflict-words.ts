import type { DeskPerson } from '../../../../../../schema/api/desk.ts';
import type { TimelineEntry } from '../../../../../../schema/api/desk-timeline.ts';
import { agoText } from '../../time/moments.ts';
import { actorOf, beginsWithActor, eventWords } from '../../timeline/event-words.ts';
import type { Conflict } from '../use-changes.ts';

/** What the strip says about a change that was not made. */
export interface ConflictWords {
  headline: string;
  outcome: string;
  /** What happened in the meantime, oldest first. */
  steps: { at: string; text: string }[];
}

const outcomes: Record<Conflict['kind'], string> = {
  claim: 'Your claim came second, so nothing was changed.',
  change: 'Your change was not made. What you typed is kept.',
  mail: 'Your email was not sent. Its draft is kept.',
};

/** Who took a lead in the meantime. */
export function takerOf(since: TimelineEntry[]): DeskPerson | undefined {
  const taken = since.findLast(({ event }) => event.kind === 'claimed' || event.kind === 'assigned');
  return (taken?.event.kind === 'assigned' ? taken.event.to : taken?.by) ?? undefined;
}

/** @param owner who has the lead now, if it is known */
export function conflictWords(
  { kind, since }: Pick<Conflict, 'kind' | 'since'>,
  owner: DeskPerson | null,
  me: string,
  now: number,
): ConflictWords {
  const taken = since.findLast(({ event }) => event.kind === 'claimed' || event.kind === 'assigned');
  const last = kind === 'claim' ? (taken ?? since.at(-1)) : since.at(-1);
  const isTaken = kind === 'claim' || last?.event.kind === 'claimed';
  const by = (isTaken && takerOf(since)) || last?.by || owner;
  const who = by ? actorOf(by, me) : 'Someone';
  const when = last ? ` ${agoText(Date.parse(last.at), now)}` : '';
  return {
    headline: `${who} ${isTaken ? 'took' : 'changed'} this${when}.`,
    outcome: outcomes[kind],
    steps: since.map((entry) => ({
      at: entry.at,
      text: [entry.by && beginsWithActor(entry.event) && actorOf(entry.by, me), eventWords(entry, me)]
        .filter(Boolean)
        .join(' '),
    })),
  };
}
