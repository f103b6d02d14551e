import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFile } from '../storage/open-storage.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { type Attempt, repeatUnanswered, submitUntilGone } from './submitter.ts';
import { type Verdict, verify } from './verify.ts';

export interface RoundOptions {
  /** Holds the database; the next round goes on with the same one. */
  folder: string;
  submitters: number;
  /** The server is killed at a random moment within this time, in ms. */
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
  const victim = await startServerProcess(folder);
  const sending = Promise.all(Array.from({ length: submitters }, () => submitUntilGone(victim.port)));
  const killedAfterMs = randomInt(Math.ceil(killWithinMs / 10), killWithinMs);
  await sleep(killedAfterMs);
  await victim.end('SIGKILL');
  const bySubmitter = await sending;
  const attempts = bySubmitter.flat();
  const answeredBeforeKill = attempts.filter(
    ({ email, crm }) => email === 'accepted' && crm === 'accepted',
  ).length;

  const revived = await startServerProcess(folder);
  const repeats = await Promise.all(bySubmitter.map((own) => repeatUnanswered(revived.port, own)));
  const exitCode = await revived.end('SIGTERM');
  if (exitCode !== 0) throw new Error(`The server stopped with exit code ${exitCode}:\n${revived.log()}`);
  const verdict = verify(join(folder, 'data', databaseFile), [...earlier, ...attempts]);
  return {
    ...verdict,
    killedAfterMs,
    sent: attempts.length,
    answeredBeforeKill,
    repeatedAfterRestart: repeats.reduce((sum, count) => sum + count, 0),
    attempts,
  };
}
