import { randomUUID } from 'node:crypto';
import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { partsOf } from '../conversion-names.ts';
import type { Destination } from '../destinations.ts';
import { type AccessTokens, createAccessTokens } from '../google/access-token.ts';
import { ingestEvents } from '../google/ingest-events.ts';
import { type MetaRequest, sendEvents } from '../meta/send-events.ts';
import { RefusedRows } from '../send-in-parts.ts';
import type { AdCommand, AdTools } from './ad-command.ts';

export const check: AdCommand = {
  about: 'checks accounts and destinations at ad platforms, without counting anything',
  usage: `npm run ads -- check [--meta-test-code CODE]
  --meta-test-code CODE  also sends a made-up event of each kind to Meta, which shows it in Events Manager under
                         Test events; Meta counts such events, but this one belongs to no person
Google validates a made-up event of each kind. Meta gets one that is eight days old, which it refuses after it has checked
the access token and the pixel.`,
  read(words) {
    const { values } = readWords(words, { 'meta-test-code': { type: 'string' } }, 0);
    return (tools) => run(tools, values['meta-test-code']);
  },
};

async function run(tools: AdTools, testCode: string | undefined): Promise<void> {
  const { config, ads, clock, output } = tools;
  print(output, missingParts(tools));
  const { google } = config.ads;
  const tokens = google && createAccessTokens(google.key, clock);
  let problems = 0;
  for (const destination of ads.destinations.filter(({ target }) => partsOf(target).event !== 'refund')) {
    const problem = await checkOne(tools, destination, { tokens, testCode }).then(
      () => undefined,
      (error: unknown) => harmlessLine(reasonOf(error)),
    );
    if (problem !== undefined) problems += 1;
    print(output, [`${destination.target}: ${problem ?? `ok, ${destination.about}`}`]);
  }
  if (problems > 0) throw new CliError(`${counted(problems, 'destination')} cannot be used.`);
}

/** Why nothing is reported to a platform, if so. */
function missingParts({ config: { ads: accounts }, ads: { uploads } }: AdTools): string[] {
  const lines = {
    Google: {
      hasAccount: accounts.google,
      part: uploads.google,
      variables: 'GOOGLE_ADS_ACCOUNT and GOOGLE_ADS_KEY',
    },
    Meta: { hasAccount: accounts.meta, part: uploads.meta, variables: 'META_PIXEL_ID and META_ACCESS_TOKEN' },
  };
  return Object.entries(lines).flatMap(([name, { hasAccount, part, variables }]) => {
    if (hasAccount && part) return [];
    if (part) return [`${name}: site.yaml says what to report, but ${variables} are not set.`];
    if (hasAccount)
      return [
        `${name}: the account is set, but conversionUploads of the built site has no ${name.toLowerCase()}.`,
      ];
    return [`${name}: not set up.`];
  });
}

interface CheckParts {
  tokens: AccessTokens | undefined;
  testCode: string | undefined;
}

async function checkOne(
  { config, clock }: AdTools,
  { target, id }: Destination,
  { tokens, testCode }: CheckParts,
): Promise<void> {
  const { google, meta } = config.ads;
  const now = clock();
  const signal = AbortSignal.timeout(config.delivery.timeoutMs);
  const isPaid = partsOf(target).event === 'paid';
  if (google && tokens && partsOf(target).platform === 'google') {
    const event = {
      transactionId: `check-${randomUUID()}`,
      eventTimestamp: now.toISOString(),
      eventSource: 'WEB' as const,
      adIdentifiers: { gclid: 'check' },
      ...(isPaid && { conversionValue: 1, currency: 'USD' }),
    };
    await ingestEvents({ account: google, tokens, action: id, events: [event], validateOnly: true, signal });
  }
  if (meta && partsOf(target).platform === 'meta') {
    const event = sampleMetaEvent(id, now, isPaid);
    await expectRefusal({
      account: meta,
      events: [{ ...event, event_time: event.event_time - 8 * 86_400 }],
      signal,
    });
    if (testCode !== undefined) await sendEvents({ account: meta, events: [event], testCode, signal });
  }
}

/** A refusal of the event means that the account is right. */
async function expectRefusal(request: MetaRequest): Promise<void> {
  try {
    await sendEvents(request);
  } catch (error) {
    if (error instanceof RefusedRows) return;
    throw error;
  }
  throw new Error('Meta accepted an event that is eight days old, so its rules have changed.');
}

function sampleMetaEvent(event_name: string, now: Date, isPaid: boolean) {
  return {
    event_name,
    event_time: Math.floor(now.getTime() / 1000),
    event_id: `check-${randomUUID()}`,
    action_source: 'website' as const,
    event_source_url: 'https://example.com/',
    user_data: { fbc: `fb.1.${now.getTime()}.check`, client_user_agent: 'landing-pages' },
    ...(isPaid && { custom_data: { value: 1, currency: 'USD' } }),
  };
}
