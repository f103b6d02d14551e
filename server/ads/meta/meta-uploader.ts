import type { Clock } from '../../lib/clock.ts';
import type { ConversionRules } from '../conversion-names.ts';
import type { Uploader } from '../conversion-target.ts';
import { type MetaEvent, metaEvent } from './meta-event.ts';
import { type MetaAccount, sendEvents } from './send-events.ts';

export interface MetaUploads {
  account: MetaAccount;
  eventName: string;
  rules: Pick<ConversionRules, 'hashedContact'>;
  siteUrl: string;
  clock: Clock;
}

/** Uploads events with one name to Meta. Source of the limit: Conversions API, Using the API, Batch requests. */
export function metaUploader({ account, clock, ...parts }: MetaUploads): Uploader<MetaEvent> {
  return {
    batchSize: 1000,
    eventOf: (conversion) => metaEvent(conversion, { ...parts, now: clock() }),
    send: (events, signal) => sendEvents({ account, events, signal }),
  };
}
