import type { Config } from '../../config/config.ts';
import { type ApiAnswer, at, callApi } from '../call-api.ts';
import { RefusedRows } from '../send-in-parts.ts';
import type { AccessTokens } from './access-token.ts';
import type { GoogleEvent } from './google-event.ts';

export type GoogleAccount = NonNullable<Config['ads']['google']>;

export interface Ingestion {
  account: GoogleAccount;
  tokens: AccessTokens;
  /** The id of the conversion action. */
  action: string;
  events: readonly GoogleEvent[];
  /** Checks the request without counting anything. */
  validateOnly: boolean;
  signal: AbortSignal;
}

/**
 * Sends events of one conversion action to Google: all or none are accepted. What Google finds wrong after that is not in its answer.
 * Sources: Data Manager API, events.ingest; Configure destinations; Understand API errors, Fast-fail model.
 * @returns the id of the request at Google
 * @throws RefusedRows for invalid events; Error for anything else
 */
export async function ingestEvents(ingestion: Ingestion): Promise<string | undefined> {
  const { account, tokens, action, events, validateOnly, signal } = ingestion;
  const { status, json } = await callApi({
    url: `${account.url}/events:ingest`,
    token: await tokens.get(signal),
    body: {
      destinations: [destinationOf(account, action)],
      events,
      // How hashes in `userData` are written.
      encoding: 'HEX',
      validateOnly,
    },
    signal,
  });
  if (status === 200) {
    const requestId = at(json, 'requestId');
    return typeof requestId === 'string' ? requestId : undefined;
  }
  if (status === 401) tokens.forget();
  throw refusalOf({ status, json }, account);
}

function destinationOf({ account, loginAccount }: GoogleAccount, productDestinationId: string) {
  const accountOf = (accountId: string) => ({ accountType: 'GOOGLE_ADS', accountId });
  return {
    operatingAccount: accountOf(account),
    ...(loginAccount !== undefined && { loginAccount: accountOf(loginAccount) }),
    productDestinationId,
  };
}

interface Violation {
  field: string;
  text: string;
}

/** Violations of the events are about rows. Those of a destination, and other statuses, are about the configuration. */
function refusalOf({ status, json }: ApiAnswer, account: GoogleAccount): Error {
  const violations = violationsIn(json);
  const texts = [at(json, 'error', 'message'), ...violations.map(({ text }) => text)].filter(Boolean);
  const whole = `HTTP ${status}: ${texts.join(' ') || 'Google gave no reason.'}`;
  if (status === 401 || status === 403) return new Error(`${whole} ${accessAdvice(account)}`);
  if (status !== 400) return new Error(whole);
  const reasons = new Map<number, string>();
  for (const { field, text } of violations) {
    const row = /\bevents\[(\d+)\]/.exec(field)?.[1];
    if (row === undefined)
      return new Error(
        `${whole} Check conversionUploads of site.yaml, GOOGLE_ADS_ACCOUNT, and GOOGLE_ADS_LOGIN_ACCOUNT.`,
      );
    if (!reasons.has(Number(row))) reasons.set(Number(row), `HTTP ${status}: ${text}`);
  }
  return new RefusedRows(whole, reasons);
}

function accessAdvice({ account, key: { email } }: GoogleAccount): string {
  return `Give ${email} (GOOGLE_ADS_KEY) access to the account ${account} (GOOGLE_ADS_ACCOUNT), or to the manager account in GOOGLE_ADS_LOGIN_ACCOUNT, and turn on the Data Manager API in its project.`;
}

function violationsIn(json: unknown): Violation[] {
  const details = at(json, 'error', 'details');
  return (Array.isArray(details) ? details : []).flatMap((detail) => {
    const found = at(detail, 'fieldViolations');
    return (Array.isArray(found) ? found : []).map((violation) => {
      const field = String(at(violation, 'field') ?? '');
      const reason = at(violation, 'reason');
      const description = at(violation, 'description') ?? 'invalid';
      return { field, text: `${field}: ${description}${reason ? ` (${reason})` : ''}` };
    });
  });
}
