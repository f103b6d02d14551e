import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createPostgresDatabase, type DatabaseKind } from '../testing/storage/databases.ts';
import { corpus } from './corpus/index.ts';
import type { Family, HostileCase } from './hostile-case.ts';
import { faultOfAnswer } from './judge-answer.ts';
import { exchange } from './raw-client.ts';
import { writeSite } from './site.ts';

/** A real server that everything hostile is sent to. */
export interface HostileRun extends AsyncDisposable {
  port: number;
  url: string;
  /** Sends every case of a family; resolves with what was wrong with the answers, by case. */
  send(family: Family): Promise<string[]>;
  process(): ProcessState;
  log(): string;
  /** The mails so far, each whole. */
  mails(): Buffer[];
  /** Ends the server as an operator does, and opens what it stored. Resolves with the exit code beside it. */
  stop(): Promise<{ exitCode: number | null; storage: Storage }>;
}

export interface ProcessState {
  id: number;
  memoryMb: number;
}

/** What the server's objects may take; bodies are beside them. */
const heapMb = 128;

/** Cases under way at a time. */
const lanes = 8;

const cases = corpus.flatMap((family) => family.cases);
const visitors = new Map(cases.map((hostile, index) => [hostile, `case-${index}@hostile.example`]));

/** The address that stands in the lead of a case, if it makes one. */
export function visitorOf(hostile: HostileCase): string {
  return visitors.get(hostile) ?? 'case@hostile.example';
}

/** The name of the case that a lead or a mail comes from, by the address or key that it bears. */
export function nameOfCase(...marks: readonly (string | null | undefined)[]): string {
  return cases.find((hostile) => marks.includes(visitorOf(hostile)))?.name ?? `one of ${marks.join(' ')}`;
}

export async function startHostileRun(database: DatabaseKind): Promise<HostileRun> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const dataDir = join(folder, 'data');
  const databaseUrl = database === 'PostgreSQL' ? await createPostgresDatabase() : undefined;
  const server = await startServerProcess(folder, {
    DIST_DIR: writeSite(folder),
    // Whoever is not believed can only be ignored.
    TRUST_PROXY: '127.0.0.1',
    // Everybody comes from one address; what is counted must be bearable all the same.
    LEAD_LIMIT_PER_ADDRESS: '1000000',
    LEAD_LIMIT_PER_FORM: '1000000',
    // A server that keeps what it is sent ends here.
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
    DELIVERY_SETTLE_MS: '0',
    DELIVERY_CONCURRENCY: '16',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });

  async function judge(hostile: HostileCase): Promise<string[]> {
    const isLast = hostile.expected.outcome === 'unreadable' && hostile.expected.isLast;
    const answered = await exchange(server.port, hostile.wire(visitorOf(hostile)), isLast);
    const fault = faultOfAnswer(hostile, answered);
    return fault === undefined ? [] : [`${hostile.name}: ${fault}`];
  }

  return {
    port: server.port,
    url: server.url,
    log: server.log,
    async send({ cases }) {
      const waiting = cases.values();
      const lane = async () => {
        const faults: string[] = [];
        for (const hostile of waiting) faults.push(...(await judge(hostile)));
        return faults;
      };
      return (await Promise.all(Array.from({ length: lanes }, lane))).flat();
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

/** The one server that is a child of ours. */
function serverState(): ProcessState {
  const rows = execFileSync('ps', ['-o', 'pid=,ppid=,rss=,args=', '-A'], { encoding: 'utf8' }).split('\n');
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find(
      ([, parent, , ...args]) => Number(parent) === process.pid && args.at(-1)?.endsWith('server/start.ts'),
    );
  if (!row) throw new Error('The server is gone.');
  return { id: Number(row[0]), memoryMb: Number(row[2]) / 1024 };
}
