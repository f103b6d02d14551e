import type { Transaction } from 'kysely';
import { reasonOf } from '../lib/reason-of.ts';
import { chunks } from '../storage/chunks.ts';
import type { Tables } from '../storage/tables.ts';
import { loggedReason } from './logged-reason.ts';
import { type Claim, markDelivered, markFailed, pullForward } from './outbox/outbox.ts';
import { nextAttempt } from './retry-plan.ts';
import { type Outcome, PermanentFailure, type Target } from './target.ts';
import type { DeliveryWorkerParts } from './worker-parts.ts';

/** After this many failures in a row, the next success counts as the end of an outage. */
const outageFailures = 3;

interface Noted {
  held: Claim;
  write(trx: Transaction<Tables>): Promise<void>;
}

/** Returns the function that logs and stores what became of the deliveries of one target. */
export function createRecorder(parts: DeliveryWorkerParts, target: Pick<Target, 'name'>) {
  const { storage, settings, clock, logger } = parts;
  /** Failed attempts since the last success. */
  let failures = 0;

  function noteSuccess(held: Claim, acceptedBy: string | undefined): Noted {
    parts.observe?.(target.name, 'delivered');
    logger.info({ ...lineOf(held), target: target.name }, 'delivered');
    return { held, write: (trx) => markDelivered(trx, held, clock(), acceptedBy) };
  }

  function noteFailure(held: Claim, thrown: unknown): Noted {
    const error = reasonOf(thrown);
    const attempts = held.attempts + 1;
    const now = clock();
    const retryAt =
      thrown instanceof PermanentFailure
        ? undefined
        : nextAttempt(settings, { attempts, queuedAt: held.queuedAt, now, random: Math.random() });
    parts.observe?.(target.name, retryAt ? 'failed' : 'dead');
    const reason = loggedReason(thrown);
    const line = { ...lineOf(held), target: target.name, attempts, retryAt, reason };
    if (retryAt) logger.warn(line, 'delivery failed; will retry');
    else logger.error(line, 'delivery dead-lettered; run npm run leads -- replay --dead');
    return { held, write: (trx) => markFailed(trx, held, { error, retryAt }) };
  }

  /** Outcomes that cannot be recorded are lost: the deliveries are repeated when their claims expire. */
  async function write(notes: readonly Noted[]): Promise<void> {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      try {
        await storage.commit(async (trx) => {
          for (const note of notes) await note.write(trx);
        });
        for (const lead of new Set(notes.map(({ held }) => leadOf(held)))) if (lead) parts.onOutcome?.(lead);
        return;
      } catch (err) {
        for (const { held } of notes)
          logger.warn(
            { err, delivery: held.id, target: target.name },
            'delivery outcome could not be recorded',
          );
      }
    }
  }

  /** @param outcomes one for each of the claims, in their order */
  return async (claims: readonly Claim[], outcomes: readonly Outcome[]): Promise<void> => {
    const isWorking = outcomes.some(({ isDelivered }) => isDelivered);
    const isBack = isWorking && failures >= outageFailures;
    failures = isWorking ? 0 : failures + 1;
    const notes = claims.map((held, index) => {
      const outcome = outcomes[index];
      if (outcome?.isDelivered) return noteSuccess(held, outcome.acceptedBy);
      return noteFailure(held, outcome?.error ?? new Error(`${target.name} reported no outcome.`));
    });
    // Short transactions, so new leads are not held up.
    for (const part of chunks(notes)) await write(part);
    if (isBack) await storage.commit((trx) => pullForward(trx, target.name, clock())).catch(() => {});
  };
}

/** Loggable ids. The id of a payment link is a secret; the id of a lead identifies no person. */
function lineOf(held: Claim): { delivery: string; lead?: string } {
  const lead = leadOf(held);
  return { delivery: held.id, ...(lead && { lead }) };
}

function leadOf(held: Claim): string | undefined {
  if ('lead' in held) return held.lead.id;
  return 'mail' in held ? (held.mail.lead_id ?? undefined) : undefined;
}
