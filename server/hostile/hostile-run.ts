import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createPostgresDatabase, type DatabaseKind } from '../testing/storage/databases.ts';
import { responseProblem } from './checks/check-response.ts';
import { corpus } from './corpus/index.ts';
import type { Family, HostileCase } from './hostile-case.ts';
import { exchange } from './raw-client.ts';
import { writeSite } from './site.ts';

/** A real server that receives the hostile requests. */
export interface HostileRun extends AsyncDisposable {
  port: number;
  url: string;
  /** Sends every case of a family; resolves with the problems found in the responses. */
  send(family: Family): Promise<string[]>;
  process(): ProcessState;
  log(): string;
  /** The raw mails so far. */
  mails(): Buffer[];
  /** Stops the server like an operator and opens its storage. */
  stop(): Promise<{ exitCode: number | null; storage: Storage }>;
}

export interface ProcessState {
  id: number;
  memoryMb: number;
}

/** The server's heap limit. Request bodies are outside the heap. */
const heapMb = 128;

/** Concurrent cases. */
const concurrency = 8;

const cases = corpus.flatMap((family) => family.cases);
const visitors = new Map(cases.map((hostile, index) => [hostile, `case-${index}@hostile.example`]));

/** The visitor's address in the case's lead, if the case creates one. */
export function visitorOf(hostile: HostileCase): string {
  return visitors.get(hostile) ?? 'case@hostile.example';
}

/** The name of the case behind a lead or a mail, by its address or key. */
export function caseNameOf(...marks: readonly (string | null | undefined)[]): string {
  return cases.find((hostile) => marks.includes(visitorOf(hostile)))?.name ?? `one of ${marks.join(' ')}`;
}

export async function startHostileRun(database: DatabaseKind): Promise<HostileRun> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const dataDir = join(folder, 'data');
  const databaseUrl = database === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
  const server = await startServerProcess(folder, {
    DIST_DIR: writeSite(folder),
    // Trusted, so hostile forwarding headers are parsed and not ignored.
    TRUST_PROXY: '127.0.0.1',
    // All cases share one address. The limits are high but on, so hostile values are counted.
    LEAD_LIMIT_PER_ADDRESS: '1000000',
    LEAD_LIMIT_PER_FORM: '1000000',
    // A server that retains request bodies runs out of memory.
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
    DELIVERY_SETTLE_MS: '0',
    DELIVERY_CONCURRENCY: '16',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });

  async function judge(hostile: HostileCase): Promise<string[]> {
    const isLast = hostile.expected.outcome === 'unreadable' && hostile.expected.isLast;
    const answered = await exchange(server.port, hostile.wire(visitorOf(hostile)), isLast);
    const problem = responseProblem(hostile, answered);
    return problem === undefined ? [] : [`${hostile.name}: ${problem}`];
  }

  return {
    port: server.port,
    url: server.url,
    log: server.log,
    async send({ cases }) {
      const waiting = cases.values();
      const worker = async () => {
        const problems: string[] = [];
        for (const hostile of waiting) problems.push(...(await judge(hostile)));
        return problems;
      };
      return (await Promise.all(Array.from({ length: concurrency }, worker))).flat();
    },
    process: serverState,
    mails() {
      const mail = join(dataDir, 'mail');
      return readdirSync(mail).map((name) => readFileSync(join(mail, name)));
    },
    async stop() {
      const exitCode = await server.end('SIGTERM');
      return { exitCode, storage: await openStorage({ dataDir, databaseUrl }) };
    },
    async [Symbol.asyncDispose]() {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The only server process that is a child of this one. */
function serverState(): ProcessState {
  const rows = execFileSync('ps', ['-o', 'pid=,ppid=,rss=,args=', '-A'], { encoding: 'utf8' }).split('\n');
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find(
      ([, parent, , ...args]) => Number(parent) === process.pid && args.at(-1)?.endsWith('server/start.ts'),
    );
  if (!row) throw new Error('The server is not running.');
  return { id: Number(row[0]), memoryMb: Number(row[2]) / 1024 };
}
