import { kilobytes as kb } from '../build/budgets.ts';
import type { BuildBenchResult, FormResult, Measured, Times } from './build-bench.ts';
import type { FirstLoad } from './first-load.ts';

/** Maximum times as a ratio to the floor for the same number of pages, without the budget for a changed page. */
const targets = { full: 1, extends: 0.5, unchanged: 0.1 };

/** With fewer pages, starting Node dominates the times. */
const targetPages = 1000;

export function printBuild({ pages, forms, folder }: BuildBenchResult): void {
  console.log(`\n${pages} variants of landing page 8 in ${folder}`);
  console.log("  Cold: no earlier build; the site's code and pictures are cached.");
  console.log('  Times include starting Node, except for the floor.\n');
  console.log(row('', 'wall', 'cpu', 'per page', 'pages/s', 'x floor', 'target'));
  for (const form of forms) {
    console.log(row('floor', ...figures(form.floor, pages), '', ''));
    console.log(timeRow(`${form.form}, cold`, form.cold, pages, targets[form.form]));
    console.log(timeRow(`${form.form}, unchanged`, form.unchanged, pages, targets.unchanged));
    const onePage = targets.unchanged + form.pageMs / form.floor.wallMs;
    console.log(timeRow(`${form.form}, one changed`, form.oneChanged, pages, onePage));
  }
  for (const form of forms) printForm(form);
}

export function printFirstLoad(load: FirstLoad): void {
  const { document, inlineScript, inlineStyle, script, style, font, image, requests } = load;
  console.log('\nFirst load of a variant on a phone, before any scroll or touch (kB compressed)');
  console.log(
    `  document ${kb(document)}, including scripts ${kb(inlineScript)} and styles ${kb(inlineStyle)}`,
  );
  console.log(`  files: scripts ${kb(script)}, styles ${kb(style)}, fonts ${kb(font)}, images ${kb(image)}`);
  console.log(`  ${requests} requests`);
}

export function printMemory(peaks: { pages: number; peakMb: number }[]): void {
  console.log('\nPeak memory of a cold build');
  for (const { pages, peakMb } of peaks)
    console.log(`  ${String(pages).padStart(6)} pages  ${peakMb.toFixed(0)} MB`);
  const all = peaks.map((one) => one.peakMb);
  console.log(`  difference     ${(Math.max(...all) - Math.min(...all)).toFixed(0)} MB (target: below 100)`);
}

function printForm({ form, peakMb, bytes, cold, plainWritesMs }: FormResult): void {
  console.log(`\n  ${form}: peak memory ${peakMb.toFixed(0)} MB`);
  console.log(`  per page: ${kb(bytes.raw)} kB raw, ${kb(bytes.gzip)} gzip, ${kb(bytes.brotli)} brotli`);
  const ratio = (cold.wallMs / plainWritesMs).toFixed(1);
  console.log(
    `  writing the same bytes with plain fs calls: ${plainWritesMs.toFixed(0)} ms; the cold build takes ${ratio} times as long`,
  );
}

function timeRow(name: string, times: Measured, pages: number, target: number): string {
  const max = Number(target.toFixed(2));
  const verdict = times.ofFloor <= target ? `<= ${max}` : `missed ${max}`;
  return row(name, ...figures(times, pages), times.ofFloor.toFixed(2), pages < targetPages ? '' : verdict);
}

function figures({ wallMs, cpuMs }: Times, pages: number): [string, string, string, string] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    seconds(wallMs),
    seconds(cpuMs),
    `${(wallMs / pages).toFixed(2)} ms`,
    (pages / (wallMs / 1000)).toFixed(0),
  ];
}

function row(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
