/**
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
import { sumDays } from '../sums/sum-days.ts';
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
  // What a server does within the hour.
  await sumDays(storage, new Date(`${addDays(lastDay, 2)}T00:00:00Z`), 'UTC');
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

const filters: Record<string, string>[] = [{}, { device: 'phone' }, { source: 'Google Ads' }];

/** Four weeks that end on different days, with and without filters: no answer repeats another one. */
function queryOf(index: number, lastDay: string): URLSearchParams {
  const until = addDays(lastDay, -Math.floor(index / filters.length));
  return new URLSearchParams({ since: addDays(until, -27), until, ...filters[index % filters.length] });
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
