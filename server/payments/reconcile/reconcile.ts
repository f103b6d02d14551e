import type { Transaction } from 'kysely';
import { readStorage } from '../../storage/read-storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { releaseLink } from '../attempts/attempts.ts';
import { isInProgress, isWithdrawn } from '../links/link-status.ts';
import { findLink, type LinkRow, lockLink } from '../links/links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { type IntentReport, ProviderError } from '../provider/provider.ts';
import { startTime } from '../time-left.ts';
import { applyReport } from './apply-report.ts';

/** A link and the provider's report on its payment. */
export interface Reconciled {
  link: LinkRow;
  /** Undefined while the link has no intent. */
  report?: IntentReport;
}

/** How often the provider is asked again because the link changed during the request. */
const maxRounds = 5;

/**
 * Asks the provider about a link's payment and stores the answer; cancels the intent of a withdrawn link. Calls
 * and reports can arrive in any order: a possibly stale report never overwrites a newer one.
 * @returns undefined if there is no such link
 * @throws ProviderError if the provider cannot be asked, or the link changes in every round
 */
export async function reconcile(
  parts: PaymentParts,
  linkId: string,
  withinMs: number,
): Promise<Reconciled | undefined> {
  const { storage, provider, clock } = parts;
  const timeLeft = startTime(withinMs);
  for (let round = 1; round <= maxRounds; round += 1) {
    const link = await readStorage(findLink(storage.db, linkId));
    if (!link) return undefined;
    if (link.account !== provider.account) return { link };
    if (link.intent_id === null)
      return { link: await storage.commit((trx) => releaseUncharged(trx, link, clock())) };
    const call = isWithdrawn(link) ? 'cancelIntent' : 'readIntent';
    const report = await provider[call](link.intent_id, { withinMs: timeLeft() });
    const updated = await applyReport(parts, { linkId, revision: link.revision, report });
    if (updated) return { link: updated, report };
  }
  throw new ProviderError('The link changed each time the provider was asked.', { isUnknown: true });
}

/**
 * Frees a link whose server died before the intent was created. That attempt cannot charge because it no longer
 * holds the link.
 */
async function releaseUncharged(trx: Transaction<Tables>, { id }: LinkRow, now: Date): Promise<LinkRow> {
  const link = (await lockLink(trx, id)) as LinkRow;
  if (link.attempt_id === null || link.intent_id !== null || isInProgress(link, now)) return link;
  return releaseLink(trx, link, link.attempt_id, now);
}
