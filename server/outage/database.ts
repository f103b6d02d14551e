/**
 * Measures how fast leads are answered while PostgreSQL is stopped under heavy load, and proves that every accepted lead
 * is stored.
 * `npm run prove -- database [--connections 2000] [--outage-seconds 15]`; exit code 1 on any failure.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { type HttpConnection, openConnection } from '../testing/http-client.ts';
import { emailCall } from '../testing/leads/lead-bodies.ts';
import { positiveInteger } from '../testing/positive-integer.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { findPostgres, startPostgres } from '../testing/storage/postgres.ts';

export interface DatabaseOutageOptions {
  /** Each sends one lead after the other. */
  connections: number;
  /** How long PostgreSQL is stopped, in ms. */
  outageMs: number;
  /** How long the load runs before and after the outage, in ms. */
  aroundMs: number;
}

export interface DatabaseOutageResult {
  accepted: number;
  /** Leads in the database afterwards. */
  stored: number;
  /** Answered with 503. */
  refused: number;
  slowestAcceptedMs: number;
  slowestRefusalMs: number;
  /** Calls with any other answer, or none. */
  failed: number;
}

/** A visitor waits no longer than this for a refusal, in ms. */
const maxRefusalMs = 10_000;

const answerLimitMs = 60_000;

export async function proveDatabaseOutage(options: DatabaseOutageOptions): Promise<DatabaseOutageResult> {
  const { connections, outageMs, aroundMs } = options;
  const folder = mkdtempSync(join(tmpdir(), 'database-outage-'));
  await using postgres = await startPostgres({ isDurable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startServerProcess(folder, { DATABASE_URL: databaseUrl });
  try {
    const lines = await openConnections(server.port, connections);
    const load = { isOver: false };
    const sending = Promise.all(lines.map((line) => sendLeads(line, load)));
    await sleep(aroundMs);
    await postgres.stop();
    await sleep(outageMs);
    await postgres.start();
    await sleep(aroundMs);
    load.isOver = true;
    const calls = (await sending).flat();
    for (const line of lines) line.close();
    const answered = (status: number) => calls.filter((call) => call.status === status);
    const [accepted, refused] = [answered(200), answered(503)];
    return {
      accepted: accepted.length,
      stored: await countLeads(databaseUrl),
      refused: refused.length,
      slowestAcceptedMs: slowest(accepted),
      slowestRefusalMs: slowest(refused),
      failed: calls.length - accepted.length - refused.length,
    };
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a few at a time, because the kernel queues a limited number of new connections. */
async function openConnections(port: number, count: number): Promise<HttpConnection[]> {
  const lines: HttpConnection[] = [];
  while (lines.length < count) {
    const batch = Array.from({ length: Math.min(100, count - lines.length) }, () =>
      openConnection(port, answerLimitMs),
    );
    lines.push(...(await Promise.all(batch)));
  }
  return lines;
}

interface Call {
  /** Undefined if the connection broke. */
  status: number | undefined;
  ms: number;
}

async function sendLeads(line: HttpConnection, load: { isOver: boolean }): Promise<Call[]> {
  const calls: Call[] = [];
  while (!load.isOver) {
    const began = performance.now();
    const answer = await line
      .post('/api/email/send-resume-email', leadBody(), headers)
      .catch(() => undefined);
    calls.push({ status: answer?.status, ms: performance.now() - began });
    if (!answer) break;
  }
  return calls;
}

const headers = { 'content-type': 'application/json' };

function leadBody(): string {
  const id = randomUUID();
  return JSON.stringify(emailCall({ fullName: `Visitor ${id}`, email: `${id}@mail.example` }));
}

function slowest(calls: readonly Call[]): number {
  return Math.round(calls.reduce((max, { ms }) => Math.max(max, ms), 0));
}

async function countLeads(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*) from leads');
  await client.end();
  return Number(rows[0].count);
}

/** A lead whose answer was lost can be stored, but an accepted one must be. */
export function isFaulty(result: DatabaseOutageResult): boolean {
  const { accepted, stored, refused, slowestRefusalMs, failed } = result;
  return (
    accepted === 0 || refused === 0 || failed > 0 || stored < accepted || slowestRefusalMs > maxRefusalMs
  );
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string', default: '2000' },
      'outage-seconds': { type: 'string', default: '15' },
    },
  });
  if (!findPostgres()) {
    console.log('*** SKIPPED: PostgreSQL is not installed. ***');
    return 0;
  }
  const result = await proveDatabaseOutage({
    connections: positiveInteger('--connections', values.connections),
    outageMs: positiveInteger('--outage-seconds', values['outage-seconds']) * 1000,
    aroundMs: 5000,
  });
  console.log(`leads accepted    ${result.accepted}, slowest ${result.slowestAcceptedMs} ms`);
  console.log(`leads stored      ${result.stored}`);
  console.log(`leads refused     ${result.refused}, slowest ${result.slowestRefusalMs} ms`);
  console.log(`other answers     ${result.failed}`);
  const isProved = !isFaulty(result);
  console.log(isProved ? '\nEvery call was answered in time.' : '\nFAILED.');
  return isProved ? 0 : 1;
}
