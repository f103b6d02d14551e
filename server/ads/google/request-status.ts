import { at, callApi } from '../call-api.ts';
import type { AccessTokens } from './access-token.ts';
import type { GoogleAccount } from './ingest-events.ts';

interface StatusRequest {
  account: GoogleAccount;
  tokens: AccessTokens;
  requestId: string;
  signal: AbortSignal;
}

/** What Google found in the events of a request after it had accepted them. */
export interface RequestStatus {
  /** `SUCCESS`, `PROCESSING`, `FAILED`, or `PARTIAL_SUCCESS`. */
  status: string;
  /** Google says how many events failed for each reason, not which. */
  errors: { reason: string; count: number }[];
}

/**
 * Asks Google what became of an accepted request. Source: Data Manager API, requestStatus.retrieve.
 * @throws Error if Google does not say
 */
export async function retrieveStatus({
  account,
  tokens,
  requestId,
  signal,
}: StatusRequest): Promise<RequestStatus> {
  const { status, json } = await callApi({
    url: `${account.url}/requestStatus:retrieve?${new URLSearchParams({ requestId })}`,
    token: await tokens.get(signal),
    signal,
  });
  const destinations = at(json, 'requestStatusPerDestination');
  // A request of this server has one destination.
  const [only] = Array.isArray(destinations) ? destinations : [];
  if (status !== 200 || !only)
    throw new Error(`HTTP ${status}: Google does not know what became of the request.`);
  const counts = at(only, 'errorInfo', 'errorCounts');
  return {
    status: String(at(only, 'requestStatus')),
    errors: (Array.isArray(counts) ? counts : []).map((count) => ({
      reason: String(at(count, 'reason')),
      count: Number(at(count, 'recordCount')),
    })),
  };
}
