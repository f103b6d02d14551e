/**
 * Measures whether the server's memory grows over many requests.
 * `node server/bench/memory.ts [--requests 200000]`
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HttpConnection, openConnection } from '../testing/http-client.ts';
import { emailCall } from '../testing/leads/lead-bodies.ts';
import { positiveInteger } from '../testing/positive-integer.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { residentMbOf } from './resident-memory.ts';

export interface MemoryBenchResult {
  requests: number;
  /** Resident memory of the server in MB after each tenth of the requests. */
  residentMb: number[];
  /** The mean of the last three tenths over the mean of the third to fifth, which exclude the warm-up. */
  growth: number;
}

const tenths = 10;
const connections = 32;

/** Sends new, repeated, and invalid leads in turn. */
export async function benchMemory({ requests }: { requests: number }): Promise<MemoryBenchResult> {
  positiveInteger('requests', requests);
  const folder = mkdtempSync(join(tmpdir(), 'memory-bench-'));
  const server = await startServerProcess(folder, { LEAD_ACKNOWLEDGE: 'off' });
  const lines = await Promise.all(Array.from({ length: connections }, () => openConnection(server.port)));
  try {
    const residentMb: number[] = [];
    for (let tenth = 0; tenth < tenths; tenth += 1) {
      await sendAll(lines, Math.ceil(requests / tenths));
      residentMb.push(residentMbOf(server.pid));
    }
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return { requests, residentMb, growth: mean(residentMb.slice(-3)) / mean(residentMb.slice(2, 5)) };
  } finally {
    for (const line of lines) line.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printMemoryBench({ requests, residentMb, growth }: MemoryBenchResult): void {
  console.log(`memory over ${requests} requests  ${residentMb.map((mb) => mb.toFixed(0)).join(' ')} MB`);
  console.log(`last tenths over middle tenths   ${growth.toFixed(2)}`);
}

async function sendAll(lines: readonly HttpConnection[], total: number): Promise<void> {
  let sent = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (sent < total) {
        sent += 1;
        await send(line, sent % 4);
      }
    }),
  );
}

async function send(line: HttpConnection, turn: number): Promise<void> {
  const email = turn === 0 ? 'invalid' : turn === 1 ? 'again@mail.example' : `${randomUUID()}@mail.example`;
  const { status } = await line.post('/api/email/send-resume-email', JSON.stringify(emailCall({ email })), {
    'content-type': 'application/json',
  });
  if (status !== (turn === 0 ? 422 : 200)) throw new Error(`The server answered ${status}.`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { requests: { type: 'string', default: '200000' } } });
  printMemoryBench(await benchMemory({ requests: Number(values.requests) }));
}
