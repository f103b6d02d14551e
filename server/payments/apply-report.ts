import type { Transaction } from 'kysely';
import { queuePaymentNotices } from '../delivery/outbox/queue-payment.ts';
import type { Tables } from '../storage/tables.ts';
import { type AttemptRow, currentAttempt, endAttempt, findAttempt } from './attempts.ts';
import { changeLink, holdLink, type LinkRow } from './links.ts';
import { newsFor } from './next-state.ts';
import type { IntentReport } from './provider/provider.ts';

export interface Told {
  linkId: string;
  /** Of the link when the provider was asked. */
  revision: number;
  report: IntentReport;
  /** The attempt whose confirmation the report answers; undefined when the provider was only asked how things stand. */
  answered?: string;
}

/**
 * Writes down how the provider says that a link's payment stands, and queues what follows from it, once.
 * @param targets who is told of payments
 * @returns the link as it is now; undefined when it changed since the provider was asked, so that its word may be stale:
 *   it is to be asked again
 */
export async function applyReport(
  trx: Transaction<Tables>,
  { linkId, revision, report, answered }: Told,
  { targets, now }: { targets: readonly string[]; now: Date },
): Promise<LinkRow | undefined> {
  const link = await holdLink(trx, linkId);
  if (!link || link.revision !== revision) return undefined;
  const attempt = await currentAttempt(trx, link);
  const isAnswered = attempt !== undefined && (attempt.id === answered || isAbout(report, attempt));
  const news = differences(link, {
    ...newsFor(link, { report, isAnswered, now }),
    ...(report.status === 'paid' && (await payerOf(trx, link, report))),
  });
  if (attempt && news.attempt_id === null) await endAttempt(trx, attempt, { report, isAnswered, now });
  if (Object.keys(news).length === 0) return link;
  const changed = await changeLink(trx, link, news);
  await queuePaymentNotices(trx, { before: link, after: changed, targets, now });
  return changed;
}

/** Who gave the card that paid: somebody else may have tried another one since. */
async function payerOf(
  trx: Transaction<Tables>,
  { id }: LinkRow,
  { paymentMethod }: IntentReport,
): Promise<Partial<LinkRow>> {
  const paying = await findAttempt(trx, id, paymentMethod ?? '');
  return paying ? { payer: paying.payer } : {};
}

/** Whether the report says how this very attempt ended: then nothing of it can still be on its way. */
function isAbout({ status, decline, paymentMethod }: IntentReport, attempt: AttemptRow): boolean {
  if (paymentMethod !== attempt.payment_method) return false;
  return status === 'action' || (status === 'payable' && decline !== null);
}

function differences(link: LinkRow, news: Partial<LinkRow>): Partial<LinkRow> {
  const entries = Object.entries(news).filter(([name, value]) => link[name as keyof LinkRow] !== value);
  return Object.fromEntries(entries);
}
