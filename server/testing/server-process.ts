import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from './child-environment.ts';
import type { ServerLoad } from './report-load.ts';

const entry = fileURLToPath(new URL('../start.ts', import.meta.url));
const loadReporter = new URL('./report-load.ts', import.meta.url).href;
const startLimitMs = 60_000;
const withoutLimits = {
  LEAD_LIMIT_PER_ADDRESS: '0',
  LEAD_LIMIT_PER_FORM: '0',
  LEAD_LEAST_MS: '0',
  PAYMENT_LIMIT_PER_LINK: '0',
  PAYMENT_LIMIT_PER_ADDRESS: '0',
  PAYMENT_LIMIT_UNKNOWN_IDS: '0',
};

/** The real server in a separate process, on a free port of the loopback interface. */
export interface ServerProcess {
  /** E.g. `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  pid: number;
  /** Sends the signal and resolves with the exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Freezes the server: connections are accepted but not answered. Returns the function that resumes it. */
  hang(): () => void;
  /** The log so far. */
  log(): string;
  /** What the server has used since the last call. Only with `reportsLoad`. */
  load(): Promise<ServerLoad>;
}

export interface ServerOptions {
  /** Maximum size of the server's files, to simulate a full disk. */
  largestFileKb?: number;
  /** Whether the server measures itself. */
  reportsLoad?: boolean;
}

/**
 * Starts `server/start.ts` and waits until it listens.
 * @param folder for the database, in `data`, and the log; created when missing
 * @param environment variables for the server, which inherits only PATH. Limits are off by default, because all clients
 *   share one address here.
 */
export async function startServerProcess(
  folder: string,
  environment: Record<string, string> = {},
  { largestFileKb, reportsLoad = false }: ServerOptions = {},
): Promise<ServerProcess> {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'server.log');
  // A file instead of a pipe, so a busy reader cannot slow the server down.
  writeFileSync(logFile, '');
  const output = openSync(logFile, 'a');
  const [command = '', ...rest] = [
    ...limited(largestFileKb),
    process.execPath,
    ...(reportsLoad ? ['--import', loadReporter] : []),
    entry,
  ];
  const child = spawn(command, rest, {
    stdio: ['ignore', output, output, ...(reportsLoad ? (['ipc'] as const) : [])],
    env: {
      ...childEnvironment,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...withoutLimits,
      ...environment,
    },
  });
  closeSync(output);
  // Ends the server with this process.
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const log = () => readFileSync(logFile, 'utf8');
  const port = await listeningPort(child, log);
  return {
    port,
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    log,
    async load() {
      if (!reportsLoad) throw new Error('Start the server with reportsLoad to read its load.');
      child.send('load');
      const [load] = await once(child, 'message');
      return load as ServerLoad;
    },
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill(signal);
        // A frozen server would not handle the signal.
        child.kill('SIGCONT');
        await exit;
      }
      return child.exitCode;
    },
    hang() {
      child.kill('SIGSTOP');
      return () => child.kill('SIGCONT');
    },
  };
}

/** Ignores SIGXFSZ, so a write beyond the limit fails instead of ending the server. */
function limited(largestFileKb: number | undefined): string[] {
  if (largestFileKb === undefined) return [];
  // POSIX counts blocks of 512 bytes.
  return ['sh', '-c', `trap '' XFSZ; ulimit -f ${2 * largestFileKb}; exec "$@"`, 'sh'];
}

async function listeningPort(child: ChildProcess, log: () => string): Promise<number> {
  const started = Date.now();
  while (child.exitCode === null && Date.now() - started < startLimitMs) {
    const port = /"port":(\d+),"msg":"listening"/.exec(log())?.[1];
    if (port) return Number(port);
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${log()}`);
}
