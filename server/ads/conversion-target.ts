import type { Kysely } from 'kysely';
import { type BatchTarget, type Outcome, PermanentFailure } from '../delivery/target.ts';
import type { Tables } from '../storage/tables.ts';
import { partsOf } from './conversion-names.ts';
import type { Destination } from './destinations.ts';
import { type Conversion, readConversions } from './read-conversions.ts';
import { sendInParts } from './send-in-parts.ts';

/** How a platform receives the events of one destination. */
export interface Uploader<Event> {
  /** Maximum number of events in a request. */
  batchSize: number;
  /** @throws PermanentFailure for a conversion that the platform would not accept */
  eventOf(conversion: Conversion): Event;
  /** See `sendInParts`. */
  send(events: readonly Event[], signal: AbortSignal): Promise<string | undefined>;
}

/** The delivery target of one destination. */
export function conversionTarget<Event>(
  db: Kysely<Tables>,
  { target, about }: Destination,
  { batchSize, eventOf, send }: Uploader<Event>,
): BatchTarget {
  return {
    name: target,
    about,
    batchSize,
    async deliverAll(deliveries, signal) {
      const conversions = await readConversions(db, partsOf(target).event, deliveries);
      const outcomes: Outcome[] = [];
      const sendable: { index: number; event: Event }[] = [];
      for (const [index, conversion] of conversions.entries()) {
        try {
          if (!conversion) throw new PermanentFailure('The lead of this payment was erased.');
          sendable.push({ index, event: eventOf(conversion) });
        } catch (error) {
          outcomes[index] = { isDelivered: false, error };
        }
      }
      const sent = await sendInParts(sendable, (rows) =>
        send(
          rows.map(({ event }) => event),
          signal,
        ),
      );
      for (const [place, { index }] of sendable.entries()) outcomes[index] = sent[place] as Outcome;
      return outcomes;
    },
  };
}
