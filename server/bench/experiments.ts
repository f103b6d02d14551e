import { arrivalRows } from '../experiments/statistics/simulate/arrival-rows.ts';
import {
  comparisonRows,
  falseWinnerRows,
  intervalRows,
  planRows,
  powerRows,
} from '../experiments/statistics/simulate/effect-rows.ts';
import { guardrailRows } from '../experiments/statistics/simulate/guardrail-rows.ts';
import type { Row } from '../experiments/statistics/simulate/row.ts';
import { shrinkageRows } from '../experiments/statistics/simulate/shrinkage-rows.ts';
import { wholeRows } from '../experiments/statistics/simulate/whole-rows.ts';

/** Simulates experiments at full size: how often the statistics are wrong, and what they find. Takes about a minute. */
export function benchExperiments(log: (text: string) => void): Row[] {
  const size = { runs: 10_000, seed: 20_270_104 };
  const parts: [string, () => Row[]][] = [
    ['experiments without a difference', () => falseWinnerRows(size)],
    ['intervals', () => intervalRows(size)],
    ['power and durations', () => powerRows(size)],
    ['other plans', () => planRows(size)],
    ['other methods', () => comparisonRows(size)],
    ['arrivals and lost visits', () => arrivalRows(size)],
    ['guardrails', () => guardrailRows(size)],
    ['expected effects of winners', () => shrinkageRows({ ...size, runs: 40_000 })],
    ['whole verdicts', () => wholeRows({ ...size, runs: 2000 })],
  ];
  return parts.flatMap(([name, simulate]) => {
    log(`simulating ${name}`);
    return simulate();
  });
}

export function printExperimentBench(rows: readonly Row[]): void {
  console.log('\n| simulated | result | limit |\n| --- | --- | --- |');
  for (const { name, figure, limit, isKept } of rows)
    console.log(`| ${name} | ${figure} | ${isKept ? limit : `${limit} (FAILED)`} |`);
}
