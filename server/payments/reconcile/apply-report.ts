import type { Transaction } from 'kysely';
import { queuePaymentConversions } from '../../ads/queue-conversions.ts';
import { queuePaymentNotices } from '../../delivery/outbox/queue-payment.ts';
import type { Tables } from '../../storage/tables.ts';
import { type AttemptRow, currentAttempt, endAttempt, findAttempt } from '../attempts/attempts.ts';
import { isWithdrawn } from '../links/link-status.ts';
import { changeLink, type LinkRow, lockLink } from '../links/links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { IntentReport } from '../provider/provider.ts';
import { stopReminders } from '../reminders/reminders.ts';
import { reportChanges } from './report-changes.ts';

export interface ReceivedReport {
  linkId: string;
  /** Of the link when the provider was asked. */
  revision: number;
  report: IntentReport;
  /** The attempt whose confirmation the report answers; undefined if the intent was only read or canceled. */
  answered?: string;
}

/**
 * Stores the payment status that the provider reports for a link, and queues each notification once.
 * @returns the updated link; undefined if it changed since the provider was asked: the report can be stale
 */
export async function applyReport(
  { storage, targets, conversions, clock, logger }: PaymentParts,
  received: ReceivedReport,
): Promise<LinkRow | undefined> {
  const link = await storage.commit((trx) =>
    storeReport(trx, received, { targets, conversions, now: clock() }),
  );
  if (link) logger.info({ payment: link.intent_id, state: link.state }, 'payment updated');
  return link;
}

async function storeReport(
  trx: Transaction<Tables>,
  { linkId, revision, report, answered }: ReceivedReport,
  { targets, conversions, now }: Pick<PaymentParts, 'targets' | 'conversions'> & { now: Date },
): Promise<LinkRow | undefined> {
  const link = await lockLink(trx, linkId);
  if (!link || link.revision !== revision) return undefined;
  const attempt = await currentAttempt(trx, link);
  const isAnswered = attempt !== undefined && (attempt.id === answered || isAbout(report, attempt));
  const changes = differences(link, {
    ...reportChanges(link, { report, isAnswered, now }),
    ...(report.status === 'paid' && (await payerOf(trx, link, report))),
  });
  if (attempt && changes.attempt_id === null) await endAttempt(trx, attempt, { report, isAnswered, now });
  if (Object.keys(changes).length === 0) return link;
  const changed = await changeLink(trx, link, changes, now);
  // Otherwise they would wait until they are due to find the link paid or withdrawn.
  if (changed.paid_at !== null || isWithdrawn(changed)) await stopReminders(trx, changed.id);
  await queuePaymentNotices(trx, { before: link, after: changed, targets, now });
  await queuePaymentConversions(trx, { before: link, after: changed, rules: conversions, now });
  return changed;
}

/** The owner of the card that paid. Another client can have tried a card since. */
async function payerOf(
  trx: Transaction<Tables>,
  { id }: LinkRow,
  { paymentMethod }: IntentReport,
): Promise<Partial<LinkRow>> {
  const paying = await findAttempt(trx, id, paymentMethod ?? '');
  return paying ? { payer: paying.payer } : {};
}

/** Whether the report has the outcome of this attempt, so no charge of it can still be in progress. */
function isAbout({ status, decline, paymentMethod }: IntentReport, attempt: AttemptRow): boolean {
  if (paymentMethod !== attempt.payment_method) return false;
  return status === 'action' || (status === 'payable' && decline !== null);
}

function differences(link: LinkRow, changes: Partial<LinkRow>): Partial<LinkRow> {
  const entries = Object.entries(changes).filter(([name, value]) => link[name as keyof LinkRow] !== value);
  return Object.fromEntries(entries);
}
