import { ApiError } from './api-error.ts';

/** A response before it is sent. */
export interface Reply {
  status: number;
  body: string;
  /** The request that this reply was made for; a replay keeps it. */
  requestId: string;
  /** The header `stripe-should-retry`. */
  shouldRetry?: boolean;
  isReplayed?: boolean;
}

const toText = (value: object): string => JSON.stringify(value, null, 2);

export const success = (requestId: string, answer: object): Reply => ({
  status: 200,
  body: toText(answer),
  requestId,
});

/** @throws errors of the fake itself */
export function errorReply(requestId: string, error: unknown): { reply: Reply; isStored: boolean } {
  if (!(error instanceof ApiError)) throw error;
  const { shouldRetry, isStored } = error.options;
  const requestLog = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` };
  const body = toText({ error: { ...error.body, ...requestLog } });
  return { reply: { status: error.status, body, requestId, shouldRetry }, isStored };
}
