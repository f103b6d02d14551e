import { Refusal } from './refusal.ts';

/** An answer before it goes out. */
export interface Reply {
  status: number;
  body: string;
  /** The request that was answered first. */
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

/** @throws what is no refusal, but a fault of the counterpart */
export function refusalReply(requestId: string, error: unknown): { reply: Reply; isKept: boolean } {
  if (!(error instanceof Refusal)) throw error;
  const { shouldRetry, isKept } = error.options;
  const requestLog = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` };
  const body = toText({ error: { ...error.body, ...requestLog } });
  return { reply: { status: error.status, body, requestId, shouldRetry }, isKept };
}
