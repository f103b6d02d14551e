import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { StudioConnection } from './forward.ts';

export interface StudioProcessParts {
  /** The command to run with this Node. */
  command: readonly string[];
  /** All variables of the process. */
  environment: Readonly<Record<string, string | undefined>>;
  secret: string;
  logger: Logger;
  /** Delays in ms before it is started again: the first one doubles up to the longest. */
  delays?: { first: number; longest: number };
}

/** A studio's process that belongs to this server. */
export interface StudioProcess extends StudioConnection {
  /** Ends it, after its requests, or without them at the deadline. */
  stop(deadlineMs: number): Promise<void>;
}

/**
 * What the process sends once it listens, or when another one works in its data folder; see `generator/commands/studio.ts`.
 */
export interface StudioMessage {
  /** The port of the one that works. */
  listening: number;
}

/** A process that ran this many times longer than its delay is no longer failing to start. */
const settledAfter = 10;

/**
 * Starts the studio's process, and starts it again whenever it ends. It listens on a free port, which it reports through its
 * channel. It ends itself when that channel closes, so it does not outlive a server that was killed.
 */
export function startStudioProcess(parts: StudioProcessParts): StudioProcess {
  const { command, environment, secret, logger, delays = { first: 500, longest: 30_000 } } = parts;
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let isStopping = false;
  let delay = delays.first;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    const started = performance.now();
    // Its log lines go to the same log.
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
    const current = spawn(process.execPath, command, { env: environment, stdio: [...stdio] });
    child = current;
    current.on('message', ({ listening }: StudioMessage) => {
      url = `http://127.0.0.1:${listening}`;
    });
    const ended = (reason: object) => {
      if (child !== current) return;
      child = undefined;
      url = undefined;
      if (isStopping) return;
      if (performance.now() - started > settledAfter * delay) delay = delays.first;
      logger.error({ ...reason, delayMs: delay }, 'the studio ended and will be started again');
      timer = setTimeout(start, delay);
      delay = Math.min(2 * delay, delays.longest);
    };
    current.on('error', (err) => ended({ err }));
    current.on('exit', (code, signal) => ended({ code, signal }));
  }

  start();
  return {
    url: () => url,
    secret,
    async stop(deadlineMs) {
      isStopping = true;
      clearTimeout(timer);
      if (!child) return;
      const exit = once(child, 'exit');
      const kill = child.kill.bind(child, 'SIGKILL');
      child.kill('SIGTERM');
      const deadline = setTimeout(kill, deadlineMs);
      await exit;
      clearTimeout(deadline);
    },
  };
}
