/**
 * Measures durable leads per second over HTTP, compared with bare durable INSERTs on the same file system.
 * `node server/bench/leads.ts [--requests 5000] [--connections 64] [--folder /tmp]`
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { databaseFile } from '../storage/sqlite/sqlite-storage.ts';
import { type HttpConnection, openConnection } from '../testing/http-client.ts';
import { emailCall } from '../testing/leads/lead-bodies.ts';
import { positiveInteger } from '../testing/positive-integer.ts';
import { startServerProcess } from '../testing/server-process.ts';

export interface LeadBenchOptions {
  /** How many new leads to send. */
  requests: number;
  /** Keep-alive connections, each with one request at a time. */
  connections: number;
  /** Where temporary databases are created; the benchmark measures its disk. */
  folder: string;
}

export interface LeadBenchResult {
  requests: number;
  connections: number;
  leadsPerSecond: number;
  /** Milliseconds from sending a lead to its answer. */
  p50Ms: number;
  p99Ms: number;
  /** One row per transaction, synchronous = FULL. */
  bareInsertsPerSecond: number;
  /** `leadsPerSecond` over `bareInsertsPerSecond`. */
  ratio: number;
}

/** Starts a server process, loads it, and removes all files afterwards. Takes some seconds. */
export async function benchLeads(options: LeadBenchOptions): Promise<LeadBenchResult> {
  positiveInteger('requests', options.requests);
  positiveInteger('connections', options.connections);
  const folder = mkdtempSync(join(options.folder, 'lead-bench-'));
  try {
    const bareInsertsPerSecond = insertBare(join(folder, 'bare.sqlite'), Math.min(options.requests, 2000));
    const { seconds, latenciesMs } = await loadServer(folder, options);
    const leadsPerSecond = options.requests / seconds;
    const sorted = latenciesMs.toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return {
      requests: options.requests,
      connections: options.connections,
      leadsPerSecond,
      p50Ms: quantile(0.5),
      p99Ms: quantile(0.99),
      bareInsertsPerSecond,
      ratio: leadsPerSecond / bareInsertsPerSecond,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printLeadBench(result: LeadBenchResult): void {
  console.log(`durable leads over HTTP    ${result.leadsPerSecond.toFixed(0)} / s`);
  console.log(`  ${result.requests} leads, ${result.connections} connections`);
  console.log(`  p50 ${result.p50Ms.toFixed(1)} ms, p99 ${result.p99Ms.toFixed(1)} ms`);
  console.log(`bare durable INSERTs       ${result.bareInsertsPerSecond.toFixed(0)} / s`);
  console.log(`ratio                      ${result.ratio.toFixed(2)}`);
}

async function loadServer(
  folder: string,
  { requests, connections }: LeadBenchOptions,
): Promise<{ seconds: number; latenciesMs: number[] }> {
  const server = await startServerProcess(folder);
  const lines = await Promise.all(Array.from({ length: connections }, () => openConnection(server.port)));
  try {
    await sendAll(lines, Math.min(requests, 1000));
    const database = join(folder, 'data', databaseFile);
    const before = countLeads(database);
    const started = performance.now();
    const latenciesMs = await sendAll(lines, requests);
    const seconds = (performance.now() - started) / 1000;
    checkStored(database, before, requests);
    return { seconds, latenciesMs };
  } finally {
    for (const line of lines) line.close();
    await server.end('SIGTERM');
  }
}

/** Sends leads, one at a time on each connection; returns their latencies in ms. */
async function sendAll(lines: readonly HttpConnection[], total: number): Promise<number[]> {
  const latenciesMs: number[] = [];
  let sent = 0;
  const work = async (line: HttpConnection) => {
    while (sent < total) {
      sent += 1;
      latenciesMs.push(await sendLead(line));
    }
  };
  await Promise.all(lines.map(work));
  return latenciesMs;
}

async function sendLead(line: HttpConnection): Promise<number> {
  const started = performance.now();
  const { status, body } = await line.post('/api/email/send-resume-email', leadBody(), {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  });
  if (status !== 200) throw new Error(`The server refused a lead: ${status} ${body}`);
  return performance.now() - started;
}

/**
 * Throws unless each answered lead is stored exactly once.
 * @param before the number of leads before `sent` more were answered
 */
export function checkStored(database: string, before: number, sent: number): void {
  const stored = countLeads(database) - before;
  if (stored !== sent) throw new Error(`${sent} leads were accepted, but ${stored} are stored.`);
}

function countLeads(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const count = Number(database.prepare('select count(*) as count from leads').get()?.count);
  database.close();
  return count;
}

function insertBare(path: string, count: number): number {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('create table bare (id text primary key, payload text not null)');
  const insert = database.prepare('insert into bare values (?, ?)');
  const started = performance.now();
  for (let done = 0; done < count; done += 1) insert.run(randomUUID(), leadBody());
  const seconds = (performance.now() - started) / 1000;
  database.close();
  return count / seconds;
}

function leadBody(): string {
  const id = randomUUID();
  return JSON.stringify(emailCall({ fullName: `Visitor ${id}`, email: `${id}@mail.example` }));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '5000' },
      connections: { type: 'string', default: '64' },
      folder: { type: 'string', default: tmpdir() },
    },
  });
  const { requests, connections, folder } = values;
  printLeadBench(await benchLeads({ requests: Number(requests), connections: Number(connections), folder }));
}
