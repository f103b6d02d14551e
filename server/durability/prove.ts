/**
 * Shows that a kill -9 loses no lead that was answered and doubles none, and that everybody hears of each: with one
 * server and its file, and with two servers on one PostgreSQL.
 * `npm run prove -- durability [--setup sqlite] [--rounds 20] [--submitters 50] [--kill-within-ms 1500]`;
 * exit code 1 on any fault.
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
  /** Told of each round as it ends. */
  report(round: number, result: RoundResult): void;
}

export interface Proof {
  /** Rounds with a fault. */
  faults: number;
  deliveries: DeliveryVerdict;
}

/** Runs the rounds on one database in a temporary folder, then lets everything be delivered. */
export async function proveDurability(options: ProofOptions): Promise<Proof> {
  const { rounds, submitters, killWithinMs, report } = options;
  const folder = mkdtempSync(join(tmpdir(), 'durability-'));
  await using smtp = await startSmtpReceiver();
  await using crm = await startHttpReceiver();
  try {
    await using setup = await createSetup({ name: options.setup, folder, smtp, crm });
    const earlier: Attempt[] = [];
    let faults = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const result = await runRound({ setup, submitters, killWithinMs, earlier });
      earlier.push(...result.attempts);
      if (isFaulty(result)) faults += 1;
      report(round, result);
    }
    return { faults, deliveries: await verifyDeliveries(setup, { smtp, crm }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

interface Arguments {
  setups: readonly SetupName[];
  rounds: number;
  submitters: number;
  killWithinMs: number;
}

/** @throws Error when an argument is unknown, no positive integer, or no setup */
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
    throw new Error(`--setup must be one of ${setupNames.join(', ')}, but is "${values.setup}".`);
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
      console.log('*** SKIPPED: there is no PostgreSQL on this machine. ***');
      continue;
    }
    printRow(columns);
    const { faults, deliveries } = await proveDurability({ ...options, setup, report: printRound });
    const { queued, missing, repeated } = deliveries;
    console.log(
      `${queued} deliveries queued, ${missing} of them missing; ${repeated} came again under their own id.`,
    );
    isProved &&= faults === 0 && missing === 0;
    console.log(
      faults === 0
        ? 'Every submission that was answered with success is stored exactly once.'
        : `${faults} rounds with faults.`,
    );
  }
  return isProved ? 0 : 1;
}
