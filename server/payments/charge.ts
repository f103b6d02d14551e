import { changeLink, freed, holdLink, type LinkRow } from './links.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { PaymentParts } from './payment-parts.ts';
import { type Confirmation, type IntentReport, ProviderError } from './provider/provider.ts';
import { reconcile, type Settled, writeDown } from './reconcile.ts';
import { releaseLink } from './release-link.ts';
import type { TimeLeft } from './time-left.ts';

export interface Charge {
  linkId: string;
  attemptId: string;
  intentId: string;
  confirmation: Confirmation;
}

/** When the provider is asked about a payment whose end was not heard of, in ms. */
const soonMs = 2000;

/**
 * Confirms a link's intent for the attempt that holds the link. That it is confirmed now is written down before; from
 * then on until the provider has said how it ended, nobody says that nothing was charged.
 */
export async function charge(parts: PaymentParts, wish: Charge, timeLeft: TimeLeft): Promise<Outcome> {
  const { storage, provider, logger } = parts;
  const { linkId, attemptId, intentId, confirmation } = wish;
  const link = await storage.commit((trx) => markConfirming(trx, wish, parts));
  // Somebody else took over while this server stood still; it has confirmed nothing.
  if (!link) return { kind: 'refused', code: 'payment_under_way' };
  let report: IntentReport;
  try {
    report = await provider.confirmIntent(intentId, confirmation, { withinMs: timeLeft() });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.isUnknown) return giveBack(parts, wish, error);
    logger.warn(
      { err: error, payment: intentId },
      'it is not known how a payment ended; the provider is asked',
    );
    return askAtOnce(parts, wish, timeLeft);
  }
  try {
    const told = { linkId, revision: link.revision, report, answered: attemptId };
    const applied = await writeDown(parts, told);
    const settled = applied ? { link: applied, report } : await reconcile(parts, linkId, timeLeft());
    return outcomeOf(settled ?? { link, report }, { id: attemptId });
  } catch (err) {
    // The provider's word holds, also when it could not be written down: the sweep asks for it again.
    logger.error({ err, payment: intentId }, 'how a payment ended could not be written down');
    return outcomeOf({ link: { ...link, ...freed }, report }, { id: attemptId });
  }
}

async function markConfirming(
  trx: Parameters<Parameters<PaymentParts['storage']['commit']>[0]>[0],
  { linkId, attemptId, intentId }: Charge,
  { settings, clock }: PaymentParts,
): Promise<LinkRow | undefined> {
  const link = await holdLink(trx, linkId);
  const isOurs = link?.attempt_id === attemptId && link.state === 'processing';
  if (!isOurs || (link.intent_id !== null && link.intent_id !== intentId)) return undefined;
  const until = new Date(clock().getTime() + settings.settleMs).toISOString();
  return changeLink(trx, link, { intent_id: intentId, attempt_until: until });
}

/** The provider refused to try, so that surely nothing was charged. */
async function giveBack(
  { storage, clock, logger }: PaymentParts,
  { linkId, attemptId, intentId }: Charge,
  error: ProviderError,
): Promise<Outcome> {
  logger.error({ err: error, payment: intentId }, 'a payment was refused; nothing was charged');
  await storage.commit(async (trx) => releaseLink(trx, await holdLink(trx, linkId), attemptId, clock()));
  return { kind: 'refused', code: 'payment_failed' };
}

/** What the connection swallowed, the provider may be able to tell; if not now, the sweep asks on. */
async function askAtOnce(parts: PaymentParts, wish: Charge, timeLeft: TimeLeft): Promise<Outcome> {
  const { storage, clock, logger } = parts;
  const { linkId, attemptId, intentId } = wish;
  try {
    await storage.commit(async (trx) => {
      const check_at = new Date(clock().getTime() + soonMs).toISOString();
      await trx.updateTable('payment_links').set({ check_at }).where('id', '=', linkId).execute();
    });
    const settled: Settled | undefined =
      timeLeft() > 0 ? await reconcile(parts, linkId, timeLeft()) : undefined;
    return settled ? outcomeOf(settled, { id: attemptId }) : { kind: 'unknown' };
  } catch (err) {
    logger.warn({ err, payment: intentId }, 'the provider could not be asked how a payment ended');
    return { kind: 'unknown' };
  }
}
