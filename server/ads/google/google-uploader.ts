import type { ConversionRules } from '../conversion-names.ts';
import type { Uploader } from '../conversion-target.ts';
import type { AccessTokens } from './access-token.ts';
import { type GoogleEvent, googleEvent } from './google-event.ts';
import { type GoogleAccount, ingestEvents } from './ingest-events.ts';

export interface GoogleUploads {
  account: GoogleAccount;
  tokens: AccessTokens;
  /** The id of the conversion action. */
  action: string;
  rules: Pick<ConversionRules, 'hashedContact'>;
}

/** Uploads to one conversion action of Google Ads. Source of the limit: Data Manager API, events.ingest. */
export function googleUploader({ account, tokens, action, rules }: GoogleUploads): Uploader<GoogleEvent> {
  return {
    batchSize: 2000,
    eventOf: (conversion) => googleEvent(conversion, rules),
    send: (events, signal) => ingestEvents({ account, tokens, action, events, validateOnly: false, signal }),
  };
}
