import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';

/** A PostgreSQL server on the loopback interface, in a temporary folder. */
export interface PostgresServer extends AsyncDisposable {
  /** URL of the default database. */
  url: string;
  /** Creates an empty database. @returns its URL */
  createDatabase(): Promise<string>;
  /** Suspends every process of the server, like a machine that hangs. */
  pause(): void;
  resume(): void;
  /** Shuts the server down as an operator does. The databases stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface PostgresOptions {
  /** False is faster and loses data in a power cut. */
  isDurable?: boolean;
}

const readyWithinMs = 20_000;

/** The folder of PostgreSQL's programs: the latest in /usr/lib/postgresql, or one in PATH. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** @throws Error if PostgreSQL is not installed; see `findPostgres` */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = ownerFor(folder);
  const port = await freePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...owner, cwd: folder, stdio: 'pipe' });
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=on']),
  ].flatMap((setting) => ['-c', setting]);
  let child: ChildProcess | undefined;
  const endAtExit = () => child?.kill('SIGKILL');
  process.once('exit', endAtExit);

  async function start(): Promise<void> {
    child = spawn(join(programs as string, 'postgres'), ['-D', data, ...settings], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await whenReady(url);
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    // Fast shutdown: open transactions are rolled back, connections closed.
    child.kill('SIGINT');
    await exit;
  }

  function pause(): void {
    sendSignal(child?.pid, 'SIGSTOP');
    // Only a parent that has stopped forks no more children.
    while (!processesWhere('pid', child?.pid).every(({ state }) => state.startsWith('T')));
    for (const { pid } of processesWhere('ppid', child?.pid)) sendSignal(pid, 'SIGSTOP');
  }

  function resume(): void {
    for (const { pid } of processesWhere('ppid', child?.pid)) sendSignal(pid, 'SIGCONT');
    sendSignal(child?.pid, 'SIGCONT');
  }

  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    pause,
    resume,
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      process.off('exit', endAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Runs it as its package's user or as `nobody`. language-ok: a user name */
function ownerFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (user: string, option: string) =>
    Number(execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  const user = ['postgres', 'nobody'].find((name) => {
    try {
      return idOf(name, '-u') > 0;
    } catch {
      return false;
    }
  });
  if (!user) throw new Error('PostgreSQL needs a user other than root to run as.');
  const owner = { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function whenReady(url: string): Promise<void> {
  const started = Date.now();
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() - started > readyWithinMs) throw error;
      await sleep(50);
    }
  }
}

/**
 * Creates a database on the server of the URL.
 * @param template the database to copy, by default an empty one
 * @returns its URL
 */
export async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half as long as logging every page.
  await query(url, `create database ${name} template ${template} strategy file_copy`);
  return url.replace(/[^/]+$/, name);
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Processes that have ended since they were listed are fine. */
function sendSignal(pid: number | undefined, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Process {
  pid: number;
  ppid: number;
  /** As `ps` prints it; `T` is stopped. */
  state: string;
}

function processesWhere(column: 'pid' | 'ppid', value: number | undefined): Process[] {
  const list = execFileSync('ps', ['-o', 'pid=,ppid=,stat=', '-A'], { encoding: 'utf8' });
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, ppid, state = '']) => ({ pid: Number(pid), ppid: Number(ppid), state }))
    .filter((process) => process[column] === value);
}
