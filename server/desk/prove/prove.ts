/**
 * Proves that an open desk shows a lead within a second of the thanks, that of two people who claim a lead at once, one gets
 * it, and that an unclaimed lead moves in time although servers are killed: with two servers on one SQLite file, and with
 * two on one PostgreSQL.
 * `npm run prove -- desk [--leads 500] [--claims 1000] [--answer-within 20]`, the last one in seconds; exit code 1 on any failure.
 */
import { parseArgs } from 'node:util';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { findPostgres } from '../../testing/storage/postgres.ts';
import { type ClaimResult, proveClaims } from './claims.ts';
import { type LatencyResult, proveLatency } from './latency.ts';
import { type OfferResult, proveOffer } from './offer.ts';
import { type DatabaseName, openProofDesk, people } from './proof-desk.ts';

export interface DeskProofOptions {
  database: DatabaseName;
  /** Leads whose way to the desks is measured. */
  leads: number;
  /** Leads that two people claim at once. */
  claims: number;
}

export interface DeskProof {
  latency: LatencyResult;
  claims: ClaimResult;
}

/** The longest time from the thanks to the desk, in ms, for 99 of 100 leads. */
const maxLatencyMs = 1000;

/** The longest time from the end of an offer until the next step, in ms. */
const maxOfferMs = 5000;

export async function proveDesk({ database, leads, claims }: DeskProofOptions): Promise<DeskProof> {
  await using desk = await openProofDesk(database);
  const [first, second] = [await desk.fleet.url(), await desk.fleet.url()];
  const desks = [
    { url: first, email: people[0] },
    { url: second, email: people[1] },
  ] as const;
  const latency = await proveLatency(desks, leads);
  return { latency, claims: await proveClaims(desks, claims) };
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      leads: { type: 'string', default: '500' },
      claims: { type: 'string', default: '1000' },
      'answer-within': { type: 'string', default: '20' },
    },
  });
  const counts = {
    leads: positiveInteger('--leads', values.leads),
    claims: positiveInteger('--claims', values.claims),
  };
  const answerWithin = positiveInteger('--answer-within', values['answer-within']);
  let isProved = true;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    console.log(`\nTwo servers, ${database}`);
    if (database === 'PostgreSQL' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    const { latency, claims } = await proveDesk({ database, ...counts });
    const { p50Ms, p99Ms, slowestMs, unseen } = latency;
    console.log(
      `${counts.leads} leads seen at both desks: median ${p50Ms.toFixed(0)} ms after the thanks, p99 ${p99Ms.toFixed(0)} ms, slowest ${slowestMs.toFixed(0)} ms; ${unseen} unseen.`,
    );
    const { owned, wrong, refusedByName } = claims;
    console.log(
      `${counts.claims} leads claimed at once by two: ${owned} with one owner, ${refusedByName} refusals that name the owner, ${wrong} wrong.`,
    );
    const offer = await proveOffer({ database, answerWithinMs: answerWithin * 1000 });
    console.log(
      `A lead offered for ${answerWithin} s, with servers killed halfway: ${offer.steps.join(', ')}. Moved ${seconds(offer.movedAfterMs)} after its time, escalated ${seconds(offer.escalatedAfterMs)} after it; the manager got ${offer.notices} mail.`,
    );
    isProved &&= isSound(latency, claims) && isOfferSound(offer);
  }
  return isProved ? 0 : 1;
}

function isSound({ p99Ms, unseen }: LatencyResult, { wrong }: ClaimResult): boolean {
  return p99Ms <= maxLatencyMs && unseen === 0 && wrong === 0;
}

/** Whether each step happened once and at its time, and the manager was notified once. */
export function isOfferSound({ movedAfterMs, escalatedAfterMs, steps, notices }: OfferResult): boolean {
  const isInTime = [movedAfterMs, escalatedAfterMs].every((ms) => Math.abs(ms) <= maxOfferMs);
  return isInTime && steps.join() === 'offered,offered,escalated' && notices === 1;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
