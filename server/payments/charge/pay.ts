import { setTimeout as sleep } from 'node:timers/promises';
import { readStorage } from '../../storage/read-storage.ts';
import { type AttemptRow, type PaymentRequest, releaseLink } from '../attempts/attempts.ts';
import { beginAttempt, type StartedAttempt } from '../attempts/begin-attempt.ts';
import { isWithdrawn } from '../links/link-status.ts';
import { findLink, lockLink } from '../links/links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { ProviderError } from '../provider/provider.ts';
import { startTime, type TimeLeft } from '../time-left.ts';
import { charge } from './charge.ts';
import { finishPayment } from './finish.ts';
import type { Outcome } from './outcome.ts';

/** How often an attempt of another call is checked, in ms. */
const pollMs = 200;

/**
 * Pays a link with a payment method. Each step is on disk before the next one starts: the attempt, the intent,
 * and the coming confirmation. So a crash at any point leaves a record of what can have happened.
 */
export async function payLink(parts: PaymentParts, request: PaymentRequest): Promise<Outcome> {
  const { storage, provider, settings, clock } = parts;
  const timeLeft = startTime(settings.answerMs);
  const started = await storage.commit((trx) =>
    beginAttempt(trx, request, { account: provider.account, settings, now: clock() }),
  );
  if (started.kind === 'refused') return started;
  if (started.kind === 'known') return attemptOutcome(parts, started.attempt, timeLeft);
  const { link, attempt } = started;
  const intentId = await prepareIntent(parts, started, timeLeft);
  if (intentId === undefined) return { kind: 'refused', code: 'payments_unavailable' };
  const confirmation = {
    key: attempt.id,
    paymentMethod: request.paymentMethod,
    receiptEmail: request.payer.email,
  };
  return charge(parts, { linkId: link.id, attemptId: attempt.id, intentId, confirmation }, timeLeft);
}

/** Answers a double click, or a call that was repeated because its answer was lost. */
async function attemptOutcome(
  parts: PaymentParts,
  attempt: AttemptRow,
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const { outcome, decline } = await waitForAttempt(parts, attempt, timeLeft);
  if (outcome === 'paid') return { kind: 'paid' };
  if (outcome === 'declined') return { kind: 'declined', decline };
  if (outcome === 'unreached') return unreachedOutcome(parts, attempt.link_id);
  return outcome === 'action' ? finishPayment(parts, attempt.link_id, attempt) : { kind: 'unknown' };
}

/** Waits while there is time until an attempt of another call, possibly on another server, has ended. */
async function waitForAttempt(
  { storage }: PaymentParts,
  attempt: AttemptRow,
  timeLeft: TimeLeft,
): Promise<AttemptRow> {
  let latest = attempt;
  while (latest.outcome === null && timeLeft() > pollMs) {
    await sleep(pollMs);
    const query = storage.db.selectFrom('payment_attempts').selectAll().where('id', '=', attempt.id);
    latest = await readStorage(query.executeTakeFirstOrThrow());
  }
  return latest;
}

/** Nothing was charged. Gives the same answer as the call that made the attempt. */
async function unreachedOutcome({ storage }: PaymentParts, linkId: string): Promise<Outcome> {
  const link = await readStorage(findLink(storage.db, linkId));
  if (!link?.intent_id) return { kind: 'refused', code: 'payments_unavailable' };
  return { kind: 'refused', code: isWithdrawn(link) ? 'invalid_link' : 'payment_failed' };
}

/**
 * Returns the link's only intent. The first attempt creates it under a key of the link, so concurrent calls create one.
 * @returns undefined if the provider created none; then nothing was charged, and the link is payable again
 */
async function prepareIntent(
  { storage, provider, clock, logger }: PaymentParts,
  { link, attempt }: StartedAttempt,
  timeLeft: TimeLeft,
): Promise<string | undefined> {
  if (link.intent_id !== null) return link.intent_id;
  try {
    const { id } = await provider.createIntent(
      {
        key: `link ${link.id}`,
        amountCents: link.amount_cents,
        description: link.project_name,
        linkId: link.id,
      },
      { withinMs: timeLeft() },
    );
    return id;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.error({ err: error }, 'payment intent not created; nothing was charged');
    await storage.commit(async (trx) => releaseLink(trx, await lockLink(trx, link.id), attempt.id, clock()));
    return undefined;
  }
}
