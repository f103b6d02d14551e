import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ErrorCode } from '../../errors.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { linkStatus } from '../links/link-status.ts';
import { changeLink, findLink, type LinkRow, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { ProviderError } from '../provider/provider.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { stopReminders } from '../reminders/reminders.ts';
import { startTime } from '../time-left.ts';

/** The link after a staff action, or why it was rejected. */
export type StaffLinkResult = { link: LinkRow } | { code: ErrorCode };

/** Maximum time for all requests to the provider in one action, in ms. */
const withinMs = 25_000;

/** Withdraws a link, so it can no longer be paid. A paid link stays paid. */
export async function revokeLink(parts: PaymentParts, id: string, staff: string): Promise<StaffLinkResult> {
  const { storage, logger } = parts;
  const outcome = await storage.commit((trx) => markRevoked(trx, parts, { id, staff }));
  if ('code' in outcome || outcome.link.check_at === null) return outcome;
  try {
    const reconciled = await reconcile(parts, id, withinMs);
    return reconciled?.link.state === 'paid'
      ? { code: 'already_paid' }
      : { link: reconciled?.link ?? outcome.link };
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    logger.warn({ err, payment: outcome.link.intent_id }, 'intent not canceled; the sweep will retry');
    return outcome;
  }
}

async function markRevoked(
  trx: Transaction<Tables>,
  { provider, clock }: PaymentParts,
  { id, staff }: { id: string; staff: string },
): Promise<StaffLinkResult> {
  const link = await lockLink(trx, id);
  if (!link) return { code: 'not_found' };
  const status = linkStatus(link, link.account, clock());
  if (status === 'paid') return { code: 'already_paid' };
  if (status === 'in progress') return { code: 'payment_under_way' };
  if (link.state === 'revoked') return { link };
  const isKnown = link.intent_id !== null && link.account === provider.account;
  const check_at = isKnown ? clock().toISOString() : null;
  await stopReminders(trx, id);
  return {
    link: await changeLink(
      trx,
      link,
      {
        state: transition(link.state, 'revoke'),
        revoked_by: staff,
        check_at,
      },
      clock(),
    ),
  };
}

/** Refunds the whole payment, once, no matter how often it is called. */
export async function refundLink(parts: PaymentParts, id: string): Promise<StaffLinkResult> {
  return withPayment(parts, id, async (intentId) => {
    // A new key each time: an old one would replay the answer of a refund that the bank has since returned.
    const timeLeft = startTime(withinMs);
    const key = `refund ${id} ${randomUUID()}`;
    await parts.provider.refundIntent(intentId, { key }, { withinMs: timeLeft() });
    const reconciled = await reconcile(parts, id, timeLeft());
    return reconciled ? { link: reconciled.link } : { code: 'not_found' };
  });
}

/** Resends the client's receipt. */
export async function resendReceipt(parts: PaymentParts, id: string): Promise<StaffLinkResult> {
  return withPayment(parts, id, async (intentId, link) => {
    const { email } = JSON.parse(link.payer ?? '{}');
    if (email === '') return { code: 'payer_erased' };
    await parts.provider.sendReceipt(intentId, String(email), { withinMs });
    return { link };
  });
}

async function withPayment(
  { storage, provider, clock, logger }: PaymentParts,
  id: string,
  act: (intentId: string, link: LinkRow) => Promise<StaffLinkResult>,
): Promise<StaffLinkResult> {
  const link = await readStorage(findLink(storage.db, id));
  if (!link) return { code: 'not_found' };
  if (linkStatus(link, provider.account, clock()) !== 'paid' || link.intent_id === null)
    return { code: 'not_paid' };
  if (link.account !== provider.account) return { code: 'payments_not_configured' };
  try {
    return await act(link.intent_id, link);
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    logger.error({ err, payment: link.intent_id }, 'provider rejected a staff action');
    return { code: err.isUnknown ? 'provider_unavailable' : 'provider_refused' };
  }
}
