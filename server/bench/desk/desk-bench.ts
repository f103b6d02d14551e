import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { addStaff, signInAt, staffEmail } from '../../testing/staff/staff-account.ts';
import { findPostgres, startPostgres } from '../../testing/storage/postgres.ts';
import { fillDesk } from './fill-desk.ts';

export interface DeskBenchOptions {
  leads: number;
  /** Requests of each kind. */
  requests: number;
}

export interface DeskBenchResult {
  database: 'SQLite' | 'PostgreSQL';
  leads: number;
  /** 95th percentiles in ms over HTTP, by what was asked for. */
  p95Ms: Record<string, number>;
}

/** What a desk asks for, and what staff type. */
const requests: Record<string, string[]> = {
  'desk (counts, filters)': ['desk'],
  'queue mine': ['leads?queue=mine'],
  'queue new': ['leads?queue=new'],
  'queue won': ['leads?queue=won'],
  'everyone, one page': ['leads?queue=open&page=/lp8'],
  'search name': ['leads?search=thibodeaux77', 'leads?search=renee', 'leads?search=zoe+okon'],
  'search phone': ['leads?search=555-0123', 'leads?search=(813)+555-01'],
  'search email': ['leads?search=priya.vale777%40mail.example'],
  'search words': ['leads?search=resume', 'leads?search=federal+friday', 'leads?search=case+99999'],
  'search nothing': ['leads?search=nosuchword'],
  'one lead': ['leads/019c0000-0000-7000-8000-000000000777'],
};

/** Measures lists and searches of a desk with many leads, on each database. */
export async function benchDesk(
  options: DeskBenchOptions,
  log: (text: string) => void,
): Promise<DeskBenchResult[]> {
  const results = [await benchOne('SQLite', options, log)];
  if (findPostgres()) results.push(await benchOne('PostgreSQL', options, log));
  return results;
}

async function benchOne(
  database: DeskBenchResult['database'],
  { leads, requests: count }: DeskBenchOptions,
  log: (text: string) => void,
): Promise<DeskBenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : undefined;
  try {
    const databaseUrl = await postgres?.createDatabase();
    const storage = await openStorage({ dataDir: join(folder, 'data'), databaseUrl });
    log(`storing ${leads} leads in ${database}`);
    await fillDesk(storage, leads, staffEmail);
    await addStaff({ storage });
    await storage.close();
    const server = await startServerProcess(folder, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    try {
      log(`asking the desk on ${database}`);
      return { database, leads, p95Ms: await measure(server.url, count) };
    } finally {
      await server.end('SIGTERM');
    }
  } finally {
    await postgres?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, count: number): Promise<Record<string, number>> {
  const cookie = await signInAt(url);
  const p95Ms: Record<string, number> = {};
  for (const [name, paths] of Object.entries(requests)) {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/staff/${paths[index % paths.length]}`, { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`The desk answered ${answer.status} for ${name}.`);
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    p95Ms[name] = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
  }
  return p95Ms;
}

export function printDeskBench(results: readonly DeskBenchResult[]): void {
  for (const { database, leads, p95Ms } of results) {
    console.log(`\nDesk with ${leads} leads on ${database}: 95th percentile over HTTP, in ms`);
    for (const [name, ms] of Object.entries(p95Ms))
      console.log(`  ${name.padEnd(24)} ${ms.toFixed(1).padStart(7)}`);
  }
}
