import type { CreatePaymentAnswer } from '../../../schema/api/payments.ts';
import type { Answer } from '../../http/call.ts';
import { messages } from './messages.ts';

/** How a payment ended, as far as this page can know. */
export type Outcome =
  | { kind: 'paid' }
  | { kind: 'already-paid' }
  /** The link is not there any more. */
  | { kind: 'gone'; message: string }
  /** Nothing was charged; the client may try again. */
  | { kind: 'refused'; message: string; errors: Readonly<Record<string, string>> }
  /** Nobody answers: it may have been charged or not. */
  | { kind: 'unreachable' }
  /** The card network has not said whether it was charged. */
  | { kind: 'unsettled' };

/** What a payment waits for. */
export type Waiting = 'pending' | 'lost';

type Turn =
  | Outcome
  | { kind: 'challenge'; clientSecret: string }
  | { kind: 'pending'; waitMs?: number }
  | { kind: 'lost' };

export interface PaymentParts {
  create: () => Promise<Answer<CreatePaymentAnswer>>;
  finish: () => Promise<Answer<CreatePaymentAnswer>>;
  /** Lets the card's bank ask the client. Whatever comes of it, the server is asked. */
  challenge: (clientSecret: string) => Promise<void>;
  onWaiting: (reason: Waiting) => void;
  wait: (ms: number) => Promise<unknown>;
  /** In ms. */
  now: () => number;
}

const pollMs = 3000;
/** How long the page asks on: for an answer of the card network, and for any answer at all. */
const patienceMs: Record<Waiting, number> = { pending: 120_000, lost: 40_000 };
/** A bank asks once; a second time when the first was interrupted. */
const mostChallenges = 3;

/**
 * Pays, and does not end before it is known what came of it, or that nobody says. A lost answer may be a charge, so it is
 * asked for and the payment is not sent again.
 */
export async function runPayment(parts: PaymentParts): Promise<Outcome> {
  const { create, finish, challenge, onWaiting, wait, now } = parts;
  const since: Partial<Record<Waiting, number>> = {};
  let challenges = 0;
  let losses = 0;
  let turn = turnOf(await create(), 'create');
  for (;;) {
    if (turn.kind === 'challenge') {
      challenges += 1;
      if (challenges > mostChallenges) return { kind: 'unsettled' };
      await challenge(turn.clientSecret).catch(() => undefined);
    } else if (turn.kind === 'pending' || turn.kind === 'lost') {
      const start = since[turn.kind] ?? now();
      since[turn.kind] = start;
      if (now() - start >= patienceMs[turn.kind])
        return { kind: turn.kind === 'lost' ? 'unreachable' : 'unsettled' };
      onWaiting(turn.kind);
      await wait(turn.kind === 'lost' ? Math.min(1000 * 2 ** losses, 8000) : (turn.waitMs ?? pollMs));
      if (turn.kind === 'lost') losses += 1;
    } else return turn;
    turn = turnOf(await finish(), 'finish');
    if (turn.kind !== 'lost') {
      delete since.lost;
      losses = 0;
    }
  }
}

function turnOf(answer: Answer<CreatePaymentAnswer>, call: 'create' | 'finish'): Turn {
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
  // Who asks how a payment ended has paid or not, however often the question was asked.
  if (status === 429 && call === 'finish') return { kind: 'pending', waitMs: (retryAfter ?? 10) * 1000 };
  return { kind: 'refused', message, errors };
}
