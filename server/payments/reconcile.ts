import type { Transaction } from 'kysely';
import { readStorage } from '../storage/read-storage.ts';
import type { Tables } from '../storage/tables.ts';
import { applyReport, type Told } from './apply-report.ts';
import { findLink, holdLink, type LinkRow } from './links.ts';
import type { PaymentParts } from './payment-parts.ts';
import { type IntentReport, ProviderError } from './provider/provider.ts';
import { releaseLink } from './release-link.ts';
import { isUnderWay } from './standing.ts';
import { startTime } from './time-left.ts';

/** What a link and its payment are by now. */
export interface Settled {
  link: LinkRow;
  /** Undefined when nobody has tried to pay yet. */
  report?: IntentReport;
}

/** So often the provider is asked anew because the link changed while it was asked. */
const mostRounds = 5;

/**
 * Asks the provider how a link's payment stands and writes that down; the intent of a link that is over is canceled.
 * Whoever asks, and in whatever order answers come: a word that may be stale is never written over a newer one.
 * @returns undefined when there is no such link
 * @throws ProviderError when the provider cannot be asked, or tells another story each time
 */
export async function reconcile(
  parts: PaymentParts,
  linkId: string,
  withinMs: number,
): Promise<Settled | undefined> {
  const { storage, provider, clock } = parts;
  const timeLeft = startTime(withinMs);
  for (let round = 1; round <= mostRounds; round += 1) {
    const link = await readStorage(findLink(storage.db, linkId));
    if (!link) return undefined;
    if (link.account !== provider.account) return { link };
    if (link.intent_id === null)
      return { link: await storage.commit((trx) => freeUnbegun(trx, link, clock())) };
    const isOver = link.state === 'expired' || link.state === 'revoked';
    const report = await provider[isOver ? 'cancelIntent' : 'readIntent'](link.intent_id, {
      withinMs: timeLeft(),
    });
    const applied = await writeDown(parts, { linkId, revision: link.revision, report });
    if (applied) return { link: applied, report };
  }
  throw new ProviderError('The link changed each time that the provider was asked.', { isUnknown: true });
}

/** An attempt whose server died before there was an intent charged nothing, and will not: it has to hold the link for that. */
async function freeUnbegun(trx: Transaction<Tables>, { id }: LinkRow, now: Date): Promise<LinkRow> {
  const link = (await holdLink(trx, id)) as LinkRow;
  if (link.attempt_id === null || link.intent_id !== null || isUnderWay(link, now)) return link;
  return releaseLink(trx, link, link.attempt_id, now);
}

/** @returns undefined when the report may be stale */
export async function writeDown(parts: PaymentParts, told: Told): Promise<LinkRow | undefined> {
  const { storage, targets, clock, logger } = parts;
  const link = await storage.commit((trx) => applyReport(trx, told, { targets, now: clock() }));
  if (link) logger.info({ payment: link.intent_id, state: link.state }, 'a payment stands');
  return link;
}
