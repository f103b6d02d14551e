import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import type { Answer } from '../../http/call.ts';
import { messages } from './messages.ts';

/** How a payment ended, as far as this page knows. */
export type Outcome =
  | { kind: 'paid' }
  | { kind: 'already-paid' }
  /** The link is closed. */
  | { kind: 'gone'; message: string }
  /** Nothing was charged, and the client can try again. */
  | { kind: 'refused'; message: string; errors: Readonly<Record<string, string>> }
  /** The server does not answer: the card may or may not have been charged. */
  | { kind: 'unreachable' }
  /** The card network has not said whether it was charged. */
  | { kind: 'unsettled' };

/** Why the page polls: the payment is pending, or an answer was lost. */
export type Waiting = 'pending' | 'lost';

type Step =
  | Outcome
  | { kind: 'challenge'; clientSecret: string }
  | { kind: 'pending'; waitMs?: number }
  | { kind: 'lost' };

export interface PaymentParts {
  create: () => Promise<Answer<CreatePaymentAnswer>>;
  finish: () => Promise<Answer<CreatePaymentAnswer>>;
  /** Lets the card's bank authenticate the client. The server is asked for the outcome in any case. */
  challenge: (clientSecret: string) => Promise<void>;
  onWaiting: (reason: Waiting) => void;
  wait: (ms: number) => Promise<unknown>;
  /** In ms. */
  now: () => number;
}

const pollMs = 3000;
/** How long the page polls for an outcome, and for any answer at all. */
const timeoutMs: Record<Waiting, number> = { pending: 120_000, lost: 40_000 };
/** A bank normally asks once, and again if it was interrupted. */
const maxChallenges = 3;

/**
 * Pays, then polls until the outcome is known or time runs out. After a lost answer the card may have been charged, so
 * the page polls for the outcome and never sends the payment again.
 */
export async function runPayment(parts: PaymentParts): Promise<Outcome> {
  const { create, finish, challenge, onWaiting, wait, now } = parts;
  const since: Partial<Record<Waiting, number>> = {};
  let challenges = 0;
  let losses = 0;
  let step = stepOf(await create(), 'create');
  for (;;) {
    if (step.kind === 'challenge') {
      challenges += 1;
      if (challenges > maxChallenges) return { kind: 'unsettled' };
      await challenge(step.clientSecret).catch(() => undefined);
    } else if (step.kind === 'pending' || step.kind === 'lost') {
      const start = since[step.kind] ?? now();
      since[step.kind] = start;
      if (now() - start >= timeoutMs[step.kind])
        return { kind: step.kind === 'lost' ? 'unreachable' : 'unsettled' };
      onWaiting(step.kind);
      await wait(step.kind === 'lost' ? Math.min(1000 * 2 ** losses, 8000) : (step.waitMs ?? pollMs));
      if (step.kind === 'lost') losses += 1;
    } else return step;
    step = stepOf(await finish(), 'finish');
    if (step.kind !== 'lost') {
      delete since.lost;
      losses = 0;
    }
  }
}

function stepOf(answer: Answer<CreatePaymentAnswer>, call: 'create' | 'finish'): Step {
  if (answer.kind === 'lost') return answer;
  if (answer.kind === 'ok') {
    if (answer.body?.success) return { kind: 'paid' };
    const clientSecret = answer.body?.nextAction?.clientSecret;
    if (clientSecret) return { kind: 'challenge', clientSecret };
    return { kind: 'refused', message: messages.paymentRefused, errors: {} };
  }
  const { code, status, errors, retryAfter } = answer;
  const message = answer.error || messages.paymentRefused;
  switch (code) {
    case 'already_paid':
      return { kind: 'already-paid' };
    case 'invalid_link':
      return { kind: 'gone', message };
    case 'payment_unknown':
    case 'payment_under_way':
      return { kind: 'pending' };
    case 'payments_unavailable':
    case 'payments_not_configured':
      return { kind: 'refused', message, errors };
  }
  if (status >= 500) return { kind: 'lost' };
  // A rate limit on polling says nothing about the payment.
  if (status === 429 && call === 'finish') return { kind: 'pending', waitMs: (retryAfter ?? 10) * 1000 };
  return { kind: 'refused', message, errors };
}
