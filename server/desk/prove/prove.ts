/**
 * Proves that an open desk shows a lead within a second of the thanks, and that of two people who claim a lead at once, one
 * gets it: with two servers on one SQLite file, and with two on one PostgreSQL.
 * `npm run prove -- desk [--leads 500] [--claims 1000]`; exit code 1 on any failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../../storage/open-storage.ts';
import { positiveInteger } from '../../testing/positive-integer.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { addStaff } from '../../testing/staff/staff-account.ts';
import { findPostgres, startPostgres } from '../../testing/storage/postgres.ts';
import { type ClaimResult, proveClaims } from './claims.ts';
import { type LatencyResult, proveLatency } from './latency.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

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

const people: [string, string] = ['dana@larkfield.example', 'luis@larkfield.example'];

export async function proveDesk({ database, leads, claims }: DeskProofOptions): Promise<DeskProof> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-proof-'));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : undefined;
  const servers: ServerProcess[] = [];
  try {
    const databaseUrl = await postgres?.createDatabase();
    const dataDir = join(folder, 'data');
    const storage = await openStorage({ dataDir, databaseUrl });
    for (const email of people) await addStaff({ storage }, email, 'agent');
    await storage.close();
    for (const name of ['a', 'b'])
      servers.push(
        await startServerProcess(join(folder, name), {
          DATA_DIR: dataDir,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        }),
      );
    const [first, second] = servers.map(({ url }) => url) as [string, string];
    const desks = [
      { url: first, email: people[0] },
      { url: second, email: people[1] },
    ] as const;
    const latency = await proveLatency(desks, leads);
    return { latency, claims: await proveClaims(desks, claims) };
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await postgres?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { leads: { type: 'string', default: '500' }, claims: { type: 'string', default: '1000' } },
  });
  const counts = {
    leads: positiveInteger('--leads', values.leads),
    claims: positiveInteger('--claims', values.claims),
  };
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
    isProved &&= isSound(latency, claims);
  }
  return isProved ? 0 : 1;
}

function isSound({ p99Ms, unseen }: LatencyResult, { wrong }: ClaimResult): boolean {
  return p99Ms <= maxLatencyMs && unseen === 0 && wrong === 0;
}
