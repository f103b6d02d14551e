import { kilobytes } from '../../build/budgets.ts';
import type { Spread, StudioBenchResult } from './studio-bench.ts';

const maxOwnBytes = 350_000;
const maxOpeningMs = 1000;

export function printStudio({ codeBytes, bundles, sites }: StudioBenchResult): void {
  console.log('\nStudio: from a key to the frame that shows its letter in the preview (ms)');
  console.log(row('', 'keys', 'p50', 'p95', 'max', 'p95 at most'));
  for (const { name, typing, opening, startMs, maxKeyMs } of sites) {
    console.log(`  ${name}`);
    for (const { where, times } of typing) console.log(timesRow(where, times, [times.p95, maxKeyMs]));
    console.log(timesRow('opening a page', opening, [opening.max, maxOpeningMs]));
    console.log(row('  from signing in', '', ms(startMs), '', '', ''));
  }
  const own = bundles.filter(({ name }) => /^(?:portal-studio|yaml-editor)\./.test(name));
  const ownBytes = own.reduce((sum, { bytes }) => sum + bytes, 0);
  const verdict = ownBytes <= maxOwnBytes ? 'at most' : 'missed';
  console.log(
    `\nCode of the studio (kB, Brotli): ${kilobytes(ownBytes)}, ${verdict} ${kilobytes(maxOwnBytes)}`,
  );
  console.log(`  with what all staff pages share: ${kilobytes(codeBytes)}`);
  const large = bundles.filter(({ bytes }) => bytes >= 5000);
  const rest = bundles.slice(large.length).reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`  ${large.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ')}`);
  console.log(`  all others ${kilobytes(rest)}`);
}

function timesRow(name: string, { count, p50, p95, max }: Spread, [value, limit]: [number, number]): string {
  const verdict = value <= limit ? `<= ${limit}` : `missed ${limit}`;
  return row(`  ${name}`, String(count), ms(p50), ms(p95), ms(max), verdict);
}

const ms = (value: number) => value.toFixed(0);

const row = (name: string, ...cells: string[]) =>
  `  ${name.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`;
