import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ErrorCode } from '../errors.ts';
import { readStorage } from '../storage/read-storage.ts';
import type { Tables } from '../storage/tables.ts';
import { changeLink, findLink, holdLink, type LinkRow } from './links.ts';
import type { PaymentParts } from './payment-parts.ts';
import { ProviderError } from './provider/provider.ts';
import { reconcile } from './reconcile.ts';
import { standingOf } from './standing.ts';
import { startTime } from './time-left.ts';

/** What staff asked for was done, or why not. */
export type StaffOutcome = { link: LinkRow } | { code: ErrorCode };

/** How long staff wait for all that the provider is asked for one wish, in ms. */
const withinMs = 25_000;

/** Takes a link back, so that nobody can pay it any more; what was paid stays paid. */
export async function revokeLink(parts: PaymentParts, id: string, staff: string): Promise<StaffOutcome> {
  const { storage, logger } = parts;
  const outcome = await storage.commit((trx) => markRevoked(trx, parts, { id, staff }));
  if ('code' in outcome || outcome.link.check_at === null) return outcome;
  try {
    const settled = await reconcile(parts, id, withinMs);
    return settled?.link.state === 'paid'
      ? { code: 'already_paid' }
      : { link: settled?.link ?? outcome.link };
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    logger.warn(
      { err, payment: outcome.link.intent_id },
      'an intent could not be canceled; the sweep tries on',
    );
    return outcome;
  }
}

async function markRevoked(
  trx: Transaction<Tables>,
  { provider, clock }: PaymentParts,
  { id, staff }: { id: string; staff: string },
): Promise<StaffOutcome> {
  const link = await holdLink(trx, id);
  if (!link) return { code: 'not_found' };
  const standing = standingOf(link, link.account, clock());
  if (standing === 'paid') return { code: 'already_paid' };
  if (standing === 'under way') return { code: 'payment_under_way' };
  if (link.state === 'revoked') return { link };
  const isKnown = link.intent_id !== null && link.account === provider.account;
  const check_at = isKnown ? clock().toISOString() : null;
  return { link: await changeLink(trx, link, { state: 'revoked', revoked_by: staff, check_at }) };
}

/** Gives all the money back. Asked for twice, it is given back once. */
export async function refundLink(parts: PaymentParts, id: string): Promise<StaffOutcome> {
  return withPayment(parts, id, async (intentId) => {
    // Each wish under a key of its own: an old one would repeat the answer of a refund that the bank has sent back since.
    const timeLeft = startTime(withinMs);
    const key = `refund ${id} ${randomUUID()}`;
    await parts.provider.refundIntent(intentId, { key }, { withinMs: timeLeft() });
    const settled = await reconcile(parts, id, timeLeft());
    return settled ? { link: settled.link } : { code: 'not_found' };
  });
}

/** Sends the client's receipt once more. */
export async function resendReceipt(parts: PaymentParts, id: string): Promise<StaffOutcome> {
  return withPayment(parts, id, async (intentId, link) => {
    const { email } = JSON.parse(link.payer ?? '{}');
    await parts.provider.sendReceipt(intentId, String(email), { withinMs });
    return { link };
  });
}

async function withPayment(
  { storage, provider, clock, logger }: PaymentParts,
  id: string,
  act: (intentId: string, link: LinkRow) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  const link = await readStorage(findLink(storage.db, id));
  if (!link) return { code: 'not_found' };
  if (standingOf(link, provider.account, clock()) !== 'paid' || link.intent_id === null)
    return { code: 'not_paid' };
  if (link.account !== provider.account) return { code: 'payments_not_configured' };
  try {
    return await act(link.intent_id, link);
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    logger.error({ err, payment: link.intent_id }, 'the provider did not do what staff asked for');
    return { code: err.isUnknown ? 'provider_unavailable' : 'provider_refused' };
  }
}
