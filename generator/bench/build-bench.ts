import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { compressed } from '../write/compress.ts';
import { type ChildRun, runChild } from './child.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { editVariant, makeVariants, type VariantForm } from './variants.ts';

export interface BuildBenchOptions {
  /** The company folder, with `lp8.yaml`. */
  configs: string;
  pages: number;
  /** Rounds to take the median of. Each round measures everything once, because the speed of machines varies over time. */
  runs: number;
  /** Everything is written here and removed afterwards; the measurement includes this file system. */
  folder: string;
}

/** Wall-clock time and CPU time of all threads. */
export interface Times {
  wallMs: number;
  cpuMs: number;
}

/** Times, and the ratio of wall-clock time to that of the floor in the same round. */
export interface Measured extends Times {
  ofFloor: number;
}

export interface FormResult {
  form: VariantForm;
  /** Without an earlier build; the site's code and pictures are cached. */
  cold: Measured;
  /** Nothing changed since the last build. */
  unchanged: Measured;
  /** One page changed. */
  oneChanged: Measured;
  /** The time budget (ms) for a changed page: its share of the floor, and compressing it with Brotli at best quality. */
  pageMs: number;
  /** The bare loop over the full files. */
  floor: Times;
  /** Peak memory of a cold build, in MB. */
  peakMb: number;
  bytes: PageBytes;
  /** Time to write the same bytes with plain `fs` calls, in ms. */
  plainWritesMs: number;
}

export interface BuildBenchResult {
  folder: string;
  pages: number;
  forms: FormResult[];
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const cli = script('../bin.mjs');
/** Of `npm run build`. */
const buildFlags = manifest.scripts.build.split(' ').filter((word) => word.startsWith('--'));

/** Builds variants with the command line tool, each time in a new process. The times include starting Node. */
export async function benchBuild(
  options: BuildBenchOptions,
  log: (step: string) => void,
): Promise<BuildBenchResult> {
  const folder = mkdtempSync(join(options.folder, 'page-bench-'));
  try {
    const full = makeVariants(options.configs, join(folder, 'full'), 'full', options.pages);
    const extending = makeVariants(options.configs, join(folder, 'extends'), 'extends', options.pages);
    log('warming the caches of code and pictures');
    const few = makeVariants(options.configs, join(folder, 'few'), 'full', 2);
    await buildPages(few.configs, join(folder, 'few-out'));
    const forms: FormResult[] = [];
    for (const [form, { configs, files }] of [
      ['full', full],
      ['extends', extending],
    ] as const) {
      const sources = { configs, edited: files[0] ?? '', floorConfigs: full.configs };
      forms.push(await benchForm({ ...options, ...sources, folder, form, log }));
    }
    return { folder: options.folder, pages: options.pages, forms };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Peak memory (MB) of a cold build of full files. */
export async function peakMemory(options: Omit<BuildBenchOptions, 'runs'>): Promise<number> {
  const folder = mkdtempSync(join(options.folder, 'page-bench-'));
  try {
    const { configs } = makeVariants(options.configs, join(folder, 'full'), 'full', options.pages);
    return (await buildPages(configs, join(folder, 'out'))).peakMb;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface FormOptions extends BuildBenchOptions {
  form: VariantForm;
  /** The file that is edited. */
  edited: string;
  /** The folder with the full files, for the floor. */
  floorConfigs: string;
  log: (step: string) => void;
}

async function benchForm(options: FormOptions): Promise<FormResult> {
  const { form, pages, runs, folder, log } = options;
  const out = join(folder, `${form}-out`);
  const rounds: Awaited<ReturnType<typeof takeRound>>[] = [];
  for (let round = 1; round <= runs; round++) {
    log(`${pages} variants, ${form}, round ${round} of ${runs}`);
    rounds.push(await takeRound(options, out));
  }
  const samples = [0, 1, 2].map((index) => join(out, `variant-${index % pages}`, 'index.html'));
  const floor = median(rounds.map((round) => ({ ...round.floor, ofFloor: round.floor.wallMs })));
  return {
    form,
    cold: median(rounds.map((round) => round.cold)),
    unchanged: median(rounds.map((round) => round.unchanged)),
    oneChanged: median(rounds.map((round) => round.oneChanged)),
    pageMs: floor.wallMs / pages + compressionMs(samples[0]),
    floor,
    peakMb: Math.max(...rounds.map((round) => round.peakMb)),
    bytes: pageBytes(samples),
    plainWritesMs: median(rounds.map(({ plain }) => ({ ...plain, ofFloor: plain.wallMs }))).wallMs,
  };
}

function compressionMs(page = ''): number {
  const html = readFileSync(page);
  const start = performance.now();
  compressed(html, 'br');
  return performance.now() - start;
}

async function takeRound({ configs, edited, floorConfigs, folder }: FormOptions, out: string) {
  const floor = await loop('./floor.ts', floorConfigs, join(folder, 'floor'));
  const measured = ({ wallMs, cpuMs }: ChildRun): Measured => ({
    wallMs,
    cpuMs,
    ofFloor: wallMs / floor.wallMs,
  });
  rmSync(out, { recursive: true, force: true });
  const cold = await buildPages(configs, out);
  const unchanged = await buildPages(configs, out);
  editVariant(edited);
  const oneChanged = await buildPages(configs, out);
  const plain = await loop('./plain-writes.ts', out, join(folder, 'plain'));
  return {
    floor,
    plain,
    peakMb: cold.peakMb,
    cold: measured(cold),
    unchanged: measured(unchanged),
    oneChanged: measured(oneChanged),
  };
}

/** Builds with the command line tool. */
export function buildPages(configs: string, out: string): Promise<ChildRun> {
  settle();
  return runChild(cli, ['build', '--configs', configs, '--out', out], buildFlags);
}

/** Runs a script that times its own loop, without starting Node and loading code. */
async function loop(name: string, input: string, out: string): Promise<Times> {
  rmSync(out, { recursive: true, force: true });
  settle();
  const { output } = await runChild(script(name), [input, 'variant-', out]);
  rmSync(out, { recursive: true, force: true });
  const { wallMs, cpuMs } = JSON.parse(output) as Times;
  return { wallMs, cpuMs };
}

/** Flushes the writes of earlier runs, which would slow down the next one. */
function settle(): void {
  spawnSync('sync');
}

function median(rounds: Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.ofFloor - b.ofFloor);
  return sorted[Math.floor((sorted.length - 1) / 2)] as Measured;
}
