/**
 * Proves that a kill -9 loses no accepted lead, duplicates none, and that every lead is delivered: with one server on
 * SQLite, and with two servers on one PostgreSQL.
 * `npm run prove -- durability [--setup sqlite] [--rounds 20] [--submitters 50] [--kill-within-ms 1500]`;
 * exit code 1 on any failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { positiveInteger } from '../testing/positive-integer.ts';
import { startHttpReceiver } from '../testing/receivers/http-receiver.ts';
import { startSmtpReceiver } from '../testing/receivers/smtp-receiver.ts';
import { findPostgres } from '../testing/storage/postgres.ts';
import { type DeliveryVerdict, verifyDeliveries } from './deliveries.ts';
import { type RoundResult, runRound } from './round.ts';
import { createSetup, type SetupName, setupNames } from './setup.ts';
import type { Attempt } from './submitter.ts';

export interface ProofOptions {
  setup: SetupName;
  rounds: number;
  submitters: number;
  killWithinMs: number;
  /** Called after each round. */
  report(round: number, result: RoundResult): void;
}

export interface Proof {
  failedRounds: number;
  deliveries: DeliveryVerdict;
}

/** Runs the rounds on one database in a temporary folder, then waits for all deliveries. */
export async function proveDurability(options: ProofOptions): Promise<Proof> {
  const { rounds, submitters, killWithinMs, report } = options;
  const folder = mkdtempSync(join(tmpdir(), 'durability-'));
  await using smtp = await startSmtpReceiver();
  await using crm = await startHttpReceiver();
  try {
    await using setup = await createSetup({ name: options.setup, folder, smtp, crm });
    const earlier: Attempt[] = [];
    let failedRounds = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const result = await runRound({ setup, submitters, killWithinMs, earlier });
      earlier.push(...result.attempts);
      if (hasFailed(result)) failedRounds += 1;
      report(round, result);
    }
    return { failedRounds, deliveries: await verifyDeliveries(setup, { smtp, crm }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A round without accepted submissions proves nothing, so it fails. */
export function hasFailed({
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

interface Arguments {
  setups: readonly SetupName[];
  rounds: number;
  submitters: number;
  killWithinMs: number;
}

/** @throws Error for an unknown argument, a number that is not positive, or an unknown setup */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      setup: { type: 'string' },
      rounds: { type: 'string', default: '20' },
      submitters: { type: 'string', default: '50' },
      'kill-within-ms': { type: 'string', default: '1500' },
    },
  });
  const setups = setupNames.filter((name) => values.setup === undefined || values.setup === name);
  if (setups.length === 0)
    throw new Error(`--setup must be one of ${setupNames.join(', ')}, got "${values.setup}".`);
  return {
    setups,
    rounds: positiveInteger('--rounds', values.rounds),
    submitters: positiveInteger('--submitters', values.submitters),
    killWithinMs: positiveInteger('--kill-within-ms', values['kill-within-ms']),
  };
}

/** Resolves with the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let options: Arguments;
  try {
    options = readArguments(args);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  let isProved = true;
  for (const setup of options.setups) {
    console.log(`\n${setup === 'sqlite' ? 'One server, SQLite' : 'Two servers, PostgreSQL'}`);
    if (setup === 'postgres' && !findPostgres()) {
      console.log('*** SKIPPED: PostgreSQL is not installed. ***');
      continue;
    }
    printRow(columns);
    const { failedRounds, deliveries } = await proveDurability({ ...options, setup, report: printRound });
    const { queued, missing, repeated } = deliveries;
    console.log(`${queued} deliveries queued, ${missing} missing; ${repeated} repeated with the same id.`);
    isProved &&= failedRounds === 0 && missing === 0;
    console.log(
      failedRounds === 0
        ? 'Every accepted submission is stored exactly once.'
        : `${failedRounds} failed rounds.`,
    );
  }
  return isProved ? 0 : 1;
}
