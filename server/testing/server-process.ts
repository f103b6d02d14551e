import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../start.ts', import.meta.url));
const startLimitMs = 20_000;
const withoutLimits = {
  LEAD_LIMIT_PER_ADDRESS: '0',
  LEAD_LIMIT_PER_FORM: '0',
  LEAD_LEAST_MS: '0',
  PAYMENT_LIMIT_PER_LINK: '0',
  PAYMENT_LIMIT_PER_ADDRESS: '0',
  PAYMENT_LIMIT_UNKNOWN_IDS: '0',
};

/** The real server in a process of its own, on a free port of the loopback interface. */
export interface ServerProcess {
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  port: number;
  pid: number;
  /** Sends the signal and waits for the end; resolves with the exit code, or null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Makes it stand still: connections are taken, and nothing is answered. Returns what lets it go on. */
  hang(): () => void;
  /** The log so far. */
  log(): string;
}

export interface ServerLimits {
  /** No file of the server grows beyond it, as on a disk that is full. */
  largestFileKb?: number;
}

/**
 * Starts `server/start.ts` and waits until it listens.
 * @param folder holds the database, in `data`, and the log; made when missing
 * @param environment more variables for the server, such as another PORT; nothing else of ours reaches it but PATH.
 *   Everybody comes from one address here, so that its limits are off unless they are given.
 */
export async function startServerProcess(
  folder: string,
  environment: Record<string, string> = {},
  { largestFileKb }: ServerLimits = {},
): Promise<ServerProcess> {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'server.log');
  // A file and not a pipe: a busy reader must not slow the server down.
  writeFileSync(logFile, '');
  const output = openSync(logFile, 'a');
  const [command = '', ...rest] = [...limited(largestFileKb), process.execPath, entry];
  const child = spawn(command, rest, {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...withoutLimits,
      ...environment,
    },
  });
  closeSync(output);
  // Whatever ends us, no server is left behind.
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
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill(signal);
        // One that stands still would not hear of it.
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

/** Without the trap the first write beyond the limit would end the server; with it, the write only fails. */
function limited(largestFileKb: number | undefined): string[] {
  if (largestFileKb === undefined) return [];
  // POSIX counts in blocks of 512 bytes.
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
