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
  const server = await startServerProcess(`${proof.folder}/server`, {
    ...proof.environment,
    DIST_DIR: distDir,
    TRUST_PROXY: '127.0.0.1',
  });
  // Everything is compiled and every connection is open.
  const warmUp = await sendLeads(server.port, { ...rates, seconds: 5 });
  const without = await sendLeads(server.port, { ...rates, seconds: Math.min(rates.seconds, 30) });
  const [views, withViews] = await Promise.all([
    sendViews(server.port, rates),
    sendLeads(server.port, rates),
  ]);
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
    viewsAccepted: views.accepted,
    viewsCounted: counted,
    viewsDropped: dropped.reduce((sum, { count }) => sum + Number(count), 0),
  };
}

/** Sends leads at an even rate, whether or not earlier ones were answered. @returns the latency of each in ms */
async function sendLeads(port: number, { leads, seconds }: Rates): Promise<number[]> {
  const lines = await Promise.all(Array.from({ length: 50 }, () => openConnection(port)));
  const waiting: Promise<number>[] = [];
  const startedMs = performance.now();
  for (let sent = 0; sent < leads * seconds; sent += 1) {
    const line = lines.pop();
    if (!line) throw new Error('The server does not keep up: 50 leads wait for their answers.');
    const email = `${randomUUID()}@proof.example`;
    const body = JSON.stringify(emailCall({ email, form: 'order' }));
    const sentMs = performance.now();
    const answer = line.post('/api/email/send-resume-email', body, { 'content-type': 'application/json' });
    waiting.push(
      answer.then(({ status, body: text }) => {
        if (status !== 200) throw new Error(`A lead was refused: ${status} ${text}`);
        lines.push(line);
        return performance.now() - sentMs;
      }),
    );
    await sleep(Math.max(0, startedMs + ((sent + 1) * 1000) / leads - performance.now()));
  }
  const latencies = await Promise.all(waiting);
  for (const line of lines) line.close();
  return latencies;
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
 * Measures the page of numbers on the roll-ups of ten million reports, over HTTP, on both databases.
 * `npm run prove -- numbers [--requests 60]`; exit code 1 if a page takes too long.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { addDays } from '../../lib/day-of.ts';
import { hasManyWriters } from '../../storage/advisory-lock.ts';
import { startFleet } from '../../testing/fleet.ts';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { addStaff, signInAt } from '../../testing/staff/staff-account.ts';
import { findPostgres } from '../../testing/storage/postgres.ts';
import { openProofStorage } from '../../testing/storage/proof-storage.ts';
import { fillNumbers, tenMillion, type Volume } from './fill-numbers.ts';

export interface NumbersProofOptions {
  database: 'SQLite' | 'PostgreSQL';
  requests: number;
  volume: Volume;
}

/** Times in ms. */
export interface NumbersProof {
  p50Ms: number;
  p95Ms: number;
  slowestMs: number;
  /** Of an answer from a moment ago. */
  repeatedMs: number;
  /** The 99th percentile of other requests in that time. */
  othersP99Ms: number;
}

/** The longest time of 95 in 100 answers, in ms. */
const maxMs = 200;

const email = 'dana@larkfield.example';

export async function proveNumbers({
  database,
  requests,
  volume,
}: NumbersProofOptions): Promise<NumbersProof> {
  await using proof = await openProofStorage(database);
  const { folder, storage, environment } = proof;
  const lastDay = addDays(new Date().toISOString().slice(0, 10), -1);
  await addStaff({ storage }, email, 'manager');
  await fillNumbers(storage, volume, lastDay);
  // What autovacuum does within minutes.
  if (hasManyWriters(storage.db)) await sql`vacuum analyze`.execute(storage.db);
  await using fleet = await startFleet({ folder, count: 1, environment });
  const url = await fleet.url();
  const headers = { cookie: await signInAt(url, email), origin: url };
  const timed = async (path: string) => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - started;
  };
  const numbers = (index: number) => timed(`/api/staff/numbers?${queryOf(index, lastDay)}`);
  const others: number[] = [];
  let isDone = false;
  const visitor = (async () => {
    while (!isDone) {
      others.push(await timed('/healthz'));
      await sleep(10);
    }
  })();
  const times: number[] = [];
  for (let index = 0; index < requests; index += 1) times.push(await numbers(index));
  isDone = true;
  await visitor;
  const [p50Ms, p95Ms, slowestMs] = [0.5, 0.95, 1].map((share) => part(times, share)) as [
    number,
    number,
    number,
  ];
  return {
    p50Ms,
    p95Ms,
    slowestMs,
    repeatedMs: await numbers(requests - 1),
    othersP99Ms: part(others, 0.99),
  };
}

/** Four weeks that end on different days, as no two people look at the same; every third one is filtered. */
function queryOf(index: number, lastDay: string): URLSearchParams {
  const until = addDays(lastDay, -(index % 30));
  return new URLSearchParams({
    since: addDays(until, -27),
    until,
    ...(index % 3 === 1 && { device: 'phone' }),
    ...(index % 6 === 2 && { source: 'Google Ads' }),
  });
}

function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { requests: { type: 'string', default: '60' } } });
  const requests = positiveInteger('--requests', values.requests);
  let isProved = true;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
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
    const { p50Ms, p95Ms, slowestMs, repeatedMs, othersP99Ms } = await proveNumbers({
      database,
      requests,
      volume: tenMillion,
    });
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    console.log(
      `${database}: ${requests} pages of numbers, median ${ms(p50Ms)}, p95 ${ms(p95Ms)}, slowest ${ms(slowestMs)}; repeated ${ms(repeatedMs)}; other requests p99 ${ms(othersP99Ms)}.`,
    );
    isProved &&= p95Ms <= maxMs;
  }
  return isProved ? 0 : 1;
}
