/**
 * Proves that reports of views slow down no lead, and that each is counted: while visitors' reports arrive, the p99 of leads
 * is at most twice what it is without them, and a flood from one address is refused. No lead is lost.
 * `npm run prove -- views [--views 2000] [--flood 10000] [--leads 50] [--seconds 60]`, the first three per second; exit code
 * 1 on any failure.
 */
import { parseArgs } from 'node:util';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { findPostgres } from '../../testing/storage/postgres.ts';
import { openProofStorage, type ProofStorage } from '../../testing/storage/proof-storage.ts';
import type { Refusal } from '../count/view-event.ts';
import { type Phase, type Phases, type Rates, runPhases } from './load-phases.ts';

/** What the database holds after all phases. */
interface Stored {
  leads: number;
  /** Reports that were counted. */
  views: number;
  /** Reports that were counted as dropped. */
  dropped: number;
  /** Reports that were counted as beyond the limit of their address. */
  overLimit: number;
}

type Database = Omit<ProofStorage, typeof Symbol.asyncDispose>;

export interface ViewsProof {
  phases: Phases;
  stored: Stored;
}

/** @param seconds the length of the longest phase */
export async function proveViews(proof: Database, rates: Rates, seconds: number): Promise<ViewsProof> {
  const phases = await runPhases(proof, rates, seconds);
  return { phases, stored: await readStored(proof) };
}

async function readStored({ storage: { db } }: Database): Promise<Stored> {
  const leads = await db.selectFrom('leads').select('id').where('email', 'like', '%@proof.example').execute();
  const days = await db.selectFrom('view_days').selectAll().execute();
  const refusals = await db.selectFrom('view_refusals').selectAll().execute();
  const refused = (reason: Refusal) =>
    sum(refusals.filter((row) => row.reason === reason).map(({ count }) => Number(count)));
  return {
    leads: leads.length,
    views: sum(days.map((day) => Number(day.views) + Number(day.forms_opened) + Number(day.forms_begun))),
    dropped: refused('dropped'),
    overLimit: refused('limit'),
  };
}

/** Of all phases. */
function totalsOf(phases: Phases) {
  const all: Phase[] = Object.values(phases);
  return {
    leads: sum(all.map(({ leads }) => leads)),
    sent: sum(all.map(({ views }) => views.sent)),
    accepted: sum(all.map(({ views }) => views.accepted)),
    refused: sum(all.map(({ views }) => views.refused)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** CPU time of the server for a report, beyond what the leads cost alone, in µs. */
function cpuPerReportUs({ seconds, cpuMs, views }: Phase, { leadsOnly }: Phases): number {
  const leadsMs = (leadsOnly.cpuMs * seconds) / leadsOnly.seconds;
  return (1000 * (cpuMs - leadsMs)) / Math.max(1, views.sent);
}

/** Whether no lead is lost, and each report is counted once: the accepted ones as views or dropped, the others as refused. */
export function isComplete({ phases, stored }: ViewsProof): boolean {
  const { leads, sent, accepted, refused } = totalsOf(phases);
  return (
    stored.leads === leads &&
    accepted + refused === sent &&
    stored.views + stored.dropped === accepted &&
    stored.overLimit === refused
  );
}

function isSound(proof: ViewsProof): boolean {
  const { leadsOnly, withViews, withFlood } = proof.phases;
  return isComplete(proof) && withFlood.views.refused > 0 && withViews.p99Ms <= 2 * leadsOnly.p99Ms;
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      views: { type: 'string', default: '2000' },
      flood: { type: 'string', default: '10000' },
      leads: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const rates = {
    views: positiveInteger('--views', values.views),
    flood: positiveInteger('--flood', values.flood),
    leads: positiveInteger('--leads', values.leads),
  };
  const seconds = positiveInteger('--seconds', values.seconds);
  let isProved = true;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    console.log(
      `\n${database}: ${rates.leads} leads, and ${rates.views} views or a flood of ${rates.flood}, a second for ${seconds} s`,
    );
    if (database === 'PostgreSQL' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    await using proof = await openProofStorage(database);
    const result = await proveViews(proof, rates, seconds);
    console.log(linesOf(result).join('\n'));
    isProved &&= isSound(result);
  }
  return isProved ? 0 : 1;
}

function linesOf({ phases, stored }: ViewsProof): string[] {
  const { leadsOnly, withViews, withFlood } = phases;
  const { leads, accepted, refused } = totalsOf(phases);
  const p99 = ({ p99Ms }: Phase) => `${p99Ms.toFixed(1)} ms`;
  const block = ({ longestBlockMs }: Phase) => `${longestBlockMs.toFixed(1)} ms`;
  const cpu = (phase: Phase) => `${cpuPerReportUs(phase, phases).toFixed(0)} µs`;
  const perSecond = ({ views, seconds }: Phase) => Math.round(views.sent / seconds);
  const flood = withFlood.views;
  return [
    `Leads: p99 ${p99(withViews)} with views, ${p99(leadsOnly)} without (limit: twice), ${p99(withFlood)} in the flood; ${stored.leads} of ${leads} accepted ones are stored.`,
    `Views: ${perSecond(withViews)} a second; ${stored.views} of ${accepted} accepted ones are counted, ${stored.dropped} as dropped.`,
    `Flood: ${flood.sent} reports from one address, ${perSecond(withFlood)} a second: ${flood.accepted} accepted, ${flood.refused} refused; ${stored.overLimit} of ${refused} refused ones are counted.`,
    `Server: ${cpu(withViews)} of CPU for a view, ${cpu(withFlood)} for a report of the flood; blocked for at most ${block(withViews)} with views, ${block(withFlood)} in the flood, ${block(leadsOnly)} without.`,
  ];
}
