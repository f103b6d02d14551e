import type { Clock } from '../../lib/clock.ts';
import type { ConversionRules } from '../conversion-names.ts';
import type { Uploader } from '../conversion-target.ts';
import { type MetaEvent, metaEvent } from './meta-event.ts';
import { type MetaAccount, sendEvents } from './send-events.ts';

export interface MetaUploads {
  account: MetaAccount;
  eventName: string;
  /** Other names for leads, by form. */
  metaEvents: Readonly<Record<string, string>>;
  rules: Pick<ConversionRules, 'hashedContact'>;
  siteUrl: string;
  clock: Clock;
}

/** Uploads events with one name to Meta. Source of the limit: Conversions API, Using the API, Batch requests. */
export function metaUploader(uploads: MetaUploads): Uploader<MetaEvent> {
  const { account, metaEvents, rules, siteUrl, clock } = uploads;
  return {
    batchSize: 1000,
    eventOf(conversion) {
      const { event, lead } = conversion;
      const form = lead.form ?? '';
      const ofForm = event === 'lead' && Object.hasOwn(metaEvents, form) ? metaEvents[form] : undefined;
      const eventName = ofForm ?? uploads.eventName;
      return metaEvent(conversion, { eventName, rules, siteUrl, now: clock() });
    },
    send: (events, signal) => sendEvents({ account, events, signal }),
  };
}
