import type { Config } from '../../config/config.ts';
import { at, callApi } from '../call-api.ts';
import { RefusedRows } from '../send-in-parts.ts';
import type { MetaEvent } from './meta-event.ts';

export type MetaAccount = NonNullable<Config['ads']['meta']>;

export interface MetaRequest {
  account: MetaAccount;
  events: readonly MetaEvent[];
  /** Shows the events in Events Manager, under Test events. */
  testCode?: string | undefined;
  signal: AbortSignal;
}

/**
 * Sends events to Meta: all or none are accepted. Source: Conversions API, Using the API.
 * @returns the id by which Meta's support finds the request
 * @throws RefusedRows if an event is invalid; Error for anything else
 */
export async function sendEvents({
  account,
  events,
  testCode,
  signal,
}: MetaRequest): Promise<string | undefined> {
  const { status, json } = await callApi({
    url: `${account.url}/${account.pixel}/events`,
    // In the body, because URLs end up in logs.
    body: {
      data: events,
      access_token: account.accessToken,
      ...(testCode !== undefined && { test_event_code: testCode }),
    },
    signal,
  });
  if (status !== 200) throw refusalOf(status, json);
  const received = Number(at(json, 'events_received'));
  if (received !== events.length) throw new Error(`Meta received ${received} of ${events.length} events.`);
  const trace = at(json, 'fbtrace_id');
  return typeof trace === 'string' ? trace : undefined;
}

/** Codes of errors. Source: Graph API, Handling errors. */
const codes = { invalidParameter: 100, invalidToken: 190 };
/** Its subcode for an object that does not exist, or that the token has no access to. */
const unknownObject = 33;

/** Meta does not name invalid events. Everything else is about the account, a limit, or an outage. */
function refusalOf(status: number, json: unknown): Error {
  const part = (name: string) => at(json, 'error', name);
  const [code = 0, subcode = 0] = [part('code'), part('error_subcode')].map((value) => Number(value ?? 0));
  const reason =
    [part('message'), part('error_user_msg')].filter(Boolean).join(' ') || 'Meta gave no reason.';
  const numbers = [code, subcode].filter((one) => one !== 0).join('/');
  const message = `HTTP ${status}: ${reason}${numbers && ` (${numbers})`}`;
  if (code === codes.invalidToken) return new Error(`${message} Check META_ACCESS_TOKEN.`);
  // 10 and 200 to 299 are missing permissions.
  if (subcode === unknownObject || code === 10 || (code >= 200 && code < 300))
    return new Error(`${message} Check META_PIXEL_ID, and that META_ACCESS_TOKEN is of this pixel.`);
  const isAboutEvents = status === 400 && code === codes.invalidParameter && part('is_transient') !== true;
  return isAboutEvents ? new RefusedRows(message) : new Error(message);
}
