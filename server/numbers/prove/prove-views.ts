/**
 * Proves that counting views slows down no lead: while views arrive, the p99 of leads is at most twice of what it is without,
 * and none is lost. `npm run prove -- views [--views 2000] [--leads 50] [--seconds 60]`, the first two per second; exit code
 * 1 on any failure.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { openConnection } from '../../testing/http-client.ts';
import { emailCall } from '../../testing/leads/lead-bodies.ts';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { findPostgres } from '../../testing/storage/postgres.ts';
import { openProofStorage, type ProofStorage } from '../../testing/storage/proof-storage.ts';

interface Rates {
  /** Per second. */
  views: number;
  /** Per second. */
  leads: number;
  seconds: number;
}

export interface ViewsProof {
  /** Latencies of leads in ms. */
  p99WithoutMs: number;
  p99WithMs: number;
  leadsAccepted: number;
  leadsStored: number;
  viewsAccepted: number;
  viewsCounted: number;
  viewsDropped: number;
  /** CPU time of the server for one view, beyond what the leads cost alone, in µs. */
  cpuPerViewUs: number;
  /** The longest time in ms that the server was busy with one thing. */
  longestBlockMs: { withoutViews: number; withViews: number };
}

const pages = Array.from({ length: 29 }, (_, index) => ({
  name: `page-${index}`,
  route: `/page-${index}/`,
  title: 'Page',
  revisions: ['revision'],
}));

export async function proveViews(proof: ProofStorage, rates: Rates): Promise<ViewsProof> {
  const distDir = `${proof.folder}/dist`;
  writeFiles(distDir, { '.build/pages.json': JSON.stringify(pages) });
  const server = await startServerProcess(
    `${proof.folder}/server`,
    {
      ...proof.environment,
      DIST_DIR: distDir,
      TRUST_PROXY: '127.0.0.1',
    },
    { reportsLoad: true },
  );
  // Everything is compiled and every connection is open.
  const [warmUpViews, warmUp] = await Promise.all([
    sendViews(server.port, { ...rates, seconds: 5 }),
    sendLeads(server.port, { ...rates, seconds: 5 }),
  ]);
  const quietSeconds = Math.min(rates.seconds, 30);
  await server.load();
  const without = await sendLeads(server.port, { ...rates, seconds: quietSeconds });
  const quiet = await server.load();
  const [views, withViews] = await Promise.all([
    sendViews(server.port, rates),
    sendLeads(server.port, rates),
  ]);
  const busy = await server.load();
  await server.end('SIGTERM');
  const { db } = proof.storage;
  const leads = await db.selectFrom('leads').select('id').where('email', 'like', '%@proof.example').execute();
  const days = await db.selectFrom('view_days').selectAll().execute();
  const counted = days.reduce(
    (sum, day) => sum + Number(day.views) + Number(day.forms_opened) + Number(day.forms_begun),
    0,
  );
  const dropped = await db
    .selectFrom('view_refusals')
    .select('count')
    .where('reason', '=', 'dropped')
    .execute();
  return {
    p99WithoutMs: p99(without),
    p99WithMs: p99(withViews),
    leadsAccepted: warmUp.length + without.length + withViews.length,
    leadsStored: leads.length,
    viewsAccepted: warmUpViews.accepted + views.accepted,
    viewsCounted: counted,
    viewsDropped: dropped.reduce((sum, { count }) => sum + Number(count), 0),
    cpuPerViewUs:
      (1000 * (busy.cpuMs - (quiet.cpuMs * rates.seconds) / quietSeconds)) / Math.max(1, views.accepted),
    longestBlockMs: { withoutViews: quiet.longestBlockMs, withViews: busy.longestBlockMs },
  };
}

/** Sends leads at an even rate, whether or not earlier ones were answered. @returns the latency of each in ms */
async function sendLeads(port: number, { leads, seconds }: Rates): Promise<number[]> {
  const waiting: Promise<number>[] = [];
  const startedMs = performance.now();
  for (let sent = 0; sent < leads * seconds; sent += 1) {
    waiting.push(sendLead(port));
    await sleep(Math.max(0, startedMs + ((sent + 1) * 1000) / leads - performance.now()));
  }
  return Promise.all(waiting);
}

/** @returns the latency in ms */
async function sendLead(port: number): Promise<number> {
  const line = await openConnection(port);
  const body = JSON.stringify(emailCall({ email: `${randomUUID()}@proof.example`, form: 'order' }));
  const sentMs = performance.now();
  const answer = await line.post('/api/email/send-resume-email', body, {
    'content-type': 'application/json',
  });
  line.close();
  if (answer.status !== 200) throw new Error(`A lead was refused: ${answer.status} ${answer.body}`);
  return performance.now() - sentMs;
}

/** In a process of its own, because the clients of the leads measure their latency in this one. */
async function sendViews(port: number, { views, seconds }: Rates): Promise<{ accepted: number }> {
  const script = fileURLToPath(new URL('./send-views.ts', import.meta.url));
  const args = [script, port, views, seconds].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const p99 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      views: { type: 'string', default: '2000' },
      leads: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const rates = {
    views: positiveInteger('--views', values.views),
    leads: positiveInteger('--leads', values.leads),
    seconds: positiveInteger('--seconds', values.seconds),
  };
  let isProved = true;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    console.log(
      `\n${database}: ${rates.views} views and ${rates.leads} leads a second for ${rates.seconds} s`,
    );
    if (database === 'PostgreSQL' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    await using proof = await openProofStorage(database);
    const result = await proveViews(proof, rates);
    console.log(
      `Leads: p99 ${result.p99WithMs.toFixed(1)} ms with views, ${result.p99WithoutMs.toFixed(1)} ms without (limit: twice); ${result.leadsStored} of ${result.leadsAccepted} accepted ones are stored.`,
    );
    console.log(
      `Views: ${result.viewsCounted} of ${result.viewsAccepted} accepted ones are counted, ${result.viewsDropped} as dropped.`,
    );
    const { withViews, withoutViews } = result.longestBlockMs;
    console.log(
      `Server: ${result.cpuPerViewUs.toFixed(0)} µs of CPU for a view; blocked for at most ${withViews.toFixed(1)} ms with views, ${withoutViews.toFixed(1)} ms without.`,
    );
    isProved &&= isSound(result);
  }
  return isProved ? 0 : 1;
}

export function isSound(result: ViewsProof): boolean {
  return (
    result.p99WithMs <= 2 * result.p99WithoutMs &&
    result.leadsStored === result.leadsAccepted &&
    result.viewsCounted + result.viewsDropped === result.viewsAccepted
  );
}
