import { readStorage } from '../storage/read-storage.ts';
import { type Begun, beginAttempt, type PaymentRequest } from './begin-attempt.ts';
import { charge } from './charge.ts';
import { finishPayment } from './finish.ts';
import { findLink, holdLink } from './links.ts';
import type { Outcome } from './outcome.ts';
import type { PaymentParts } from './payment-parts.ts';
import { ProviderError } from './provider/provider.ts';
import { releaseLink } from './release-link.ts';
import { startTime, type TimeLeft } from './time-left.ts';
import { waitForAttempt } from './wait-for-attempt.ts';

/**
 * Pays a link with a payment method. Each step is on disk before the next begins, so that whatever breaks in between, it
 * can be told what may have happened: the attempt, then the intent that it confirms, then that it is confirmed now.
 */
export async function payLink(parts: PaymentParts, request: PaymentRequest): Promise<Outcome> {
  const { storage, provider, settings, clock } = parts;
  const timeLeft = startTime(settings.answerMs);
  const begun = await storage.commit((trx) =>
    beginAttempt(trx, request, { account: provider.account, settings, now: clock() }),
  );
  if (begun.kind === 'refused') return begun;
  if (begun.kind === 'known') return whatBecameOf(parts, begun.attempt, timeLeft);
  const intentId = await prepareIntent(parts, begun, timeLeft);
  if (intentId === undefined) return { kind: 'refused', code: 'payments_unavailable' };
  const confirmation = {
    key: begun.attempt.id,
    paymentMethod: request.paymentMethod,
    receiptEmail: request.payer.email,
  };
  return charge(
    parts,
    { linkId: begun.link.id, attemptId: begun.attempt.id, intentId, confirmation },
    timeLeft,
  );
}

/** A double click, or a call that was sent again because its answer was lost. */
async function whatBecameOf(
  parts: PaymentParts,
  attempt: Extract<Begun, { kind: 'known' }>['attempt'],
  timeLeft: TimeLeft,
): Promise<Outcome> {
  const { outcome, decline } = await waitForAttempt(parts.storage, attempt, timeLeft);
  if (outcome === 'paid') return { kind: 'paid' };
  if (outcome === 'declined') return { kind: 'declined', decline };
  if (outcome === 'unreached') return unreached(parts, attempt.link_id);
  return outcome === 'action' ? finishPayment(parts, attempt.link_id, attempt) : { kind: 'unknown' };
}

/** Nothing was charged. The answer equals that of the call that made the attempt, whatever ended it. */
async function unreached({ storage }: PaymentParts, linkId: string): Promise<Outcome> {
  const link = await readStorage(findLink(storage.db, linkId));
  if (!link?.intent_id) return { kind: 'refused', code: 'payments_unavailable' };
  const isOver = link.state === 'expired' || link.state === 'revoked';
  return { kind: 'refused', code: isOver ? 'invalid_link' : 'payment_failed' };
}

/**
 * The link's one intent. Made at the first attempt, under a key of the link, so that two that are made at a time are one.
 * @returns undefined when the provider made none; then nothing was charged, and the link is free again
 */
async function prepareIntent(
  { storage, provider, clock, logger }: PaymentParts,
  { link, attempt }: Extract<Begun, { kind: 'begun' }>,
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
    logger.error({ err: error }, 'no payment could be prepared; nothing was charged');
    await storage.commit(async (trx) => releaseLink(trx, await holdLink(trx, link.id), attempt.id, clock()));
    return undefined;
  }
}
