import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../testing/server-process.ts';
import type { Setup } from './setup.ts';
import { type Attempt, repeatUnanswered, submitUntilKilled } from './submitter.ts';
import { type Verdict, verify } from './verify.ts';

export interface RoundOptions {
  setup: Setup;
  submitters: number;
  /** The servers are killed at a random time within this many ms after their first response. */
  killWithinMs: number;
  /** What earlier rounds sent; it must still be stored. */
  earlier: readonly Attempt[];
}

export interface RoundResult extends Verdict {
  killedAfterMs: number;
  sent: number;
  answeredBeforeKill: number;
  repeatedAfterRestart: number;
  attempts: Attempt[];
}

/** Submits, kills with -9, restarts, repeats unanswered submissions, then counts everything. */
export async function runRound(options: RoundOptions): Promise<RoundResult> {
  const { setup, submitters, killWithinMs, earlier } = options;
  const killedAfterMs = randomInt(0, killWithinMs);
  const bySubmitter = await submitAndKill(setup, submitters, killedAfterMs);
  const attempts = bySubmitter.flat();
  const answeredBeforeKill = attempts.filter(
    ({ email, crm }) => email === 'accepted' && crm === 'accepted',
  ).length;
  const repeatedAfterRestart = await restartAndRepeat(setup, bySubmitter);
  const storage = await setup.open();
  const verdict = await verify(storage, [...earlier, ...attempts]);
  await storage.close();
  return {
    ...verdict,
    killedAfterMs,
    sent: attempts.length,
    answeredBeforeKill,
    repeatedAfterRestart,
    attempts,
  };
}

/** Timed from the first response, so a slow start does not produce an empty round. */
async function submitAndKill(setup: Setup, submitters: number, killAfterMs: number): Promise<Attempt[][]> {
  const servers = await setup.start();
  const { promise: firstAnswer, resolve: onAccepted } = Promise.withResolvers<void>();
  const sending = Promise.all(
    Array.from({ length: submitters }, (_, index) => submitUntilKilled(portFor(servers, index), onAccepted)),
  );
  try {
    await Promise.race([firstAnswer, sending]);
    await Promise.race([sleep(killAfterMs), sending]);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
  return sending;
}

async function restartAndRepeat(setup: Setup, bySubmitter: readonly Attempt[][]): Promise<number> {
  const servers = await setup.start();
  try {
    const repeats = await Promise.all(
      // A retry can reach the other server.
      bySubmitter.map((own, index) => repeatUnanswered(portFor(servers, index + 1), own)),
    );
    await Promise.all(servers.map(stopProperly));
    return repeats.reduce((sum, count) => sum + count, 0);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  }
}

export async function stopProperly(server: ServerProcess): Promise<void> {
  const exitCode = await server.end('SIGTERM');
  if (exitCode !== 0) throw new Error(`The server stopped with exit code ${exitCode}:\n${server.log()}`);
}

function portFor(servers: readonly ServerProcess[], index: number): number {
  return servers[index % servers.length]?.port ?? 0;
}
