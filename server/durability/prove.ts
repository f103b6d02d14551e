/**
 * Shows that a kill -9 loses no lead that was answered and doubles none.
 * `npm run prove:durability -- [--rounds 20] [--submitters 50] [--kill-within-ms 1500]`; exit code 1 on any fault.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { positiveInteger } from '../testing/positive-integer.ts';
import { type RoundResult, runRound } from './round.ts';
import type { Attempt } from './submitter.ts';

export interface ProofOptions {
  rounds: number;
  submitters: number;
  killWithinMs: number;
  /** Told of each round as it ends. */
  report(round: number, result: RoundResult): void;
}

/** Runs the rounds on one database in a temporary folder. Resolves with how many of them had a fault. */
export async function proveDurability({
  rounds,
  submitters,
  killWithinMs,
  report,
}: ProofOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'durability-'));
  const earlier: Attempt[] = [];
  let faults = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const result = await runRound({ folder, submitters, killWithinMs, earlier });
      earlier.push(...result.attempts);
      if (isFaulty(result)) faults += 1;
      report(round, result);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

/** A round in which nothing was answered has proved nothing. */
export function isFaulty({
  answeredBeforeKill,
  lost,
  doubled,
  isSound,
}: Pick<RoundResult, 'answeredBeforeKill' | 'lost' | 'doubled' | 'isSound'>): boolean {
  return answeredBeforeKill === 0 || lost > 0 || doubled > 0 || !isSound;
}

const columns = [
  'round',
  'killed after',
  'sent',
  'answered',
  'repeated',
  'stored in all',
  'lost',
  'doubled',
  'file',
];

function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, index) => String(cell).padStart(columns[index]?.length ?? 0)).join('  '));
}

function printRound(round: number, result: RoundResult): void {
  const { killedAfterMs, sent, answeredBeforeKill, repeatedAfterRestart, stored, lost, doubled } = result;
  const file = result.isSound ? 'ok' : 'BAD';
  printRow([
    round,
    `${killedAfterMs} ms`,
    sent,
    answeredBeforeKill,
    repeatedAfterRestart,
    stored,
    lost,
    doubled,
    file,
  ]);
}

/** @throws Error when an argument is unknown or no positive integer */
export function readArguments(args: readonly string[]): Omit<ProofOptions, 'report'> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '20' },
      submitters: { type: 'string', default: '50' },
      'kill-within-ms': { type: 'string', default: '1500' },
    },
  });
  return {
    rounds: positiveInteger('--rounds', values.rounds),
    submitters: positiveInteger('--submitters', values.submitters),
    killWithinMs: positiveInteger('--kill-within-ms', values['kill-within-ms']),
  };
}

/** Resolves with the exit code. */
async function main(): Promise<number> {
  let options: Omit<ProofOptions, 'report'>;
  try {
    options = readArguments(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  printRow(columns);
  const faults = await proveDurability({ ...options, report: printRound });
  console.log(
    faults === 0
      ? 'Every submission that was answered with success is stored exactly once.'
      : `${faults} rounds with faults.`,
  );
  return faults === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
