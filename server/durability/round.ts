import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFile } from '../storage/sqlite-storage.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { type Attempt, repeatUnanswered, submitUntilGone } from './submitter.ts';
import { type Verdict, verify } from './verify.ts';

export interface RoundOptions {
  /** Holds the database; the next round goes on with the same one. */
  folder: string;
  submitters: number;
  /** The server is killed at a random moment within this time after its first answer, in ms. */
  killWithinMs: number;
  /** What earlier rounds sent; it must still be there. */
  earlier: readonly Attempt[];
}

export interface RoundResult extends Verdict {
  killedAfterMs: number;
  sent: number;
  answeredBeforeKill: number;
  repeatedAfterRestart: number;
  attempts: Attempt[];
}

/** Submitters at work, kill -9, restart, everybody repeats what had no answer; then everything is counted. */
export async function runRound(options: RoundOptions): Promise<RoundResult> {
  const { folder, submitters, killWithinMs, earlier } = options;
  const killedAfterMs = randomInt(0, killWithinMs);
  const bySubmitter = await submitAndKill(folder, submitters, killedAfterMs);
  const attempts = bySubmitter.flat();
  const answeredBeforeKill = attempts.filter(
    ({ email, crm }) => email === 'accepted' && crm === 'accepted',
  ).length;
  const repeatedAfterRestart = await restartAndRepeat(folder, bySubmitter);
  const verdict = verify(join(folder, 'data', databaseFile), [...earlier, ...attempts]);
  return {
    ...verdict,
    killedAfterMs,
    sent: attempts.length,
    answeredBeforeKill,
    repeatedAfterRestart,
    attempts,
  };
}

/** The time runs from the first answer, so that a slow start does not make a round that proves nothing. */
async function submitAndKill(folder: string, submitters: number, killAfterMs: number): Promise<Attempt[][]> {
  const server = await startServerProcess(folder);
  const { promise: firstAnswer, resolve: onAccepted } = Promise.withResolvers<void>();
  const sending = Promise.all(
    Array.from({ length: submitters }, () => submitUntilGone(server.port, onAccepted)),
  );
  try {
    await Promise.race([firstAnswer, sending]);
    await Promise.race([sleep(killAfterMs), sending]);
  } finally {
    await server.end('SIGKILL');
  }
  return sending;
}

async function restartAndRepeat(folder: string, bySubmitter: readonly Attempt[][]): Promise<number> {
  const server = await startServerProcess(folder);
  try {
    const repeats = await Promise.all(bySubmitter.map((own) => repeatUnanswered(server.port, own)));
    const exitCode = await server.end('SIGTERM');
    if (exitCode !== 0) throw new Error(`The server stopped with exit code ${exitCode}:\n${server.log()}`);
    return repeats.reduce((sum, count) => sum + count, 0);
  } finally {
    await server.end('SIGKILL');
  }
}
