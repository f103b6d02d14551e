/**
 * Measures the throughput of static files, compared with a bare `node:http` server that sends the same bytes
 * from memory.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startServerProcess } from '../../testing/server-process.ts';
import { residentMbOf } from '../resident-memory.ts';
import type { CapturedAnswer, LoadOptions, LoadResult } from './messages.ts';

export interface StaticBenchOptions {
  /** The folder of a built site. */
  dist: string;
  paths: readonly string[];
  /** That of a visitor of tested pages. */
  cookie?: string;
  /** Each round loads every server once; the result is the median. */
  rounds: number;
  /** Duration of the load on each server in each round. */
  seconds: number;
}

export interface StaticBenchResult {
  path: string;
  bodyBytes: number;
  encoding: string;
  /** The server's rate over the bare server's: the median of the rounds. */
  ratio: number;
  server: LoadResult;
  bare: LoadResult;
  /** Resident memory of the server afterwards. */
  residentMb: number;
}

/** Each server's load in one round. */
type Round = Record<'server' | 'bare', LoadResult>;

/** Keep-alive connections with one request at a time. */
export const connections = 50;

export async function benchStatic(options: StaticBenchOptions): Promise<StaticBenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-bench-'));
  const server = await startServerProcess(folder, { DIST_DIR: options.dist });
  try {
    const captured = await Promise.all(
      options.paths.map((path) => capture(server.port, path, options.cookie)),
    );
    const bare = fork(script('./bare-server.ts'));
    try {
      const barePort = await ask<number>(bare, captured);
      const results: StaticBenchResult[] = [];
      for (const answer of captured) {
        const rounds: Round[] = [];
        for (let round = 0; round < options.rounds; round += 1) {
          const { cookie, seconds } = options;
          const load = (port: number) => loadFrom({ port, path: answer.path, cookie, connections, seconds });
          // Alternates, because a machine's speed varies over time.
          rounds.push({ bare: await load(barePort), server: await load(server.port) });
        }
        await Promise.all([barePort, server.port].map((port) => checkEqual(port, answer, options.cookie)));
        results.push(summarize(answer, rounds, residentMbOf(server.pid)));
      }
      return results;
    } finally {
      bare.kill();
    }
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadFrom(options: LoadOptions): Promise<LoadResult> {
  return ask<LoadResult>(fork(script('./load.ts')), options);
}

function script(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Sends a child its only message and returns its reply. */
async function ask<Reply>(child: ChildProcess, message: object): Promise<Reply> {
  child.send(message);
  const [reply] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${child.spawnargs.at(-1)} exited with code ${code}.`);
    }),
  ]);
  return reply;
}

/** Headers that Node adds to every response. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

async function capture(port: number, path: string, cookie: string | undefined): Promise<CapturedAnswer> {
  const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) };
  const request = get({ port, path, host: '127.0.0.1', headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${path} has status ${response.statusCode}.`);
  const pairs = response.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !ownHeaders.has(name.toLowerCase()) ? [[name, all[index + 1] ?? '']] : [],
  );
  return { path, headers: pairs.flat(), bodyBase64: body.toString('base64') };
}

/** Rates are only comparable if both servers send the same. */
async function checkEqual(
  port: number,
  { path, headers, bodyBase64 }: CapturedAnswer,
  cookie: string | undefined,
): Promise<void> {
  const other = await capture(port, path, cookie);
  const id = headers.indexOf('x-request-id') + 1;
  if (other.bodyBase64 !== bodyBase64 || !isDeepStrictEqual(other.headers.with(id, ''), headers.with(id, '')))
    throw new Error(`The servers' responses for ${path} differ.`);
}

function summarize(
  { path, headers, bodyBase64 }: CapturedAnswer,
  rounds: readonly Round[],
  residentMb: number,
): StaticBenchResult {
  const medians = (name: keyof Round): LoadResult => {
    const middle = (figure: keyof LoadResult) => median(rounds.map((round) => round[name][figure]));
    return {
      requestsPerSecond: middle('requestsPerSecond'),
      p50Ms: middle('p50Ms'),
      p99Ms: middle('p99Ms'),
      generatorLoad: middle('generatorLoad'),
    };
  };
  return {
    path,
    bodyBytes: Buffer.byteLength(bodyBase64, 'base64'),
    encoding: headers[headers.indexOf('content-encoding') + 1] ?? 'identity',
    ratio: median(rounds.map(({ server, bare }) => server.requestsPerSecond / bare.requestsPerSecond)),
    server: medians('server'),
    bare: medians('bare'),
    residentMb,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
