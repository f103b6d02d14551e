import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildRun, runChild } from './child.ts';
import { type PageBytes, pageBytes } from './page-bytes.ts';
import { editVariant, makeVariants, type VariantForm } from './variants.ts';

export interface BuildBenchOptions {
  /** The folder of pages that holds `lp8.yaml`. */
  configs: string;
  pages: number;
  /** How often each figure is taken; the median counts. */
  runs: number;
  /** Where everything is written and removed again; its file system is part of what is measured. */
  folder: string;
}

/** Milliseconds on the wall and on the processor, all threads together. */
export interface Times {
  wallMs: number;
  cpuMs: number;
}

export interface FormResult {
  form: VariantForm;
  /** No earlier build; the site's code and pictures are in the cache. */
  cold: Times;
  /** The same again: nothing changed. */
  unchanged: Times;
  /** One page of all changed. */
  oneChanged: Times;
  /** The most memory that the cold build held, in MB. */
  peakMb: number;
  bytes: PageBytes;
  /** Writing the same bytes with plain calls, in ms. */
  plainWritesMs: number;
}

export interface BuildBenchResult {
  folder: string;
  pages: number;
  /** The bare loop over the full files, in ms. */
  floor: Times;
  forms: FormResult[];
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const cli = script('../cli.ts');

/** Builds variants with the command that everybody uses, each time as a process of its own; Node's start is part of it. */
export async function benchBuild(
  options: BuildBenchOptions,
  tell: (step: string) => void,
): Promise<BuildBenchResult> {
  const folder = mkdtempSync(join(options.folder, 'page-bench-'));
  try {
    const full = makeVariants(options.configs, join(folder, 'full'), 'full', options.pages);
    const extending = makeVariants(options.configs, join(folder, 'extends'), 'extends', options.pages);
    tell('warming the caches of code and pictures');
    const few = makeVariants(options.configs, join(folder, 'few'), 'full', 2);
    await buildPages(few.configs, join(folder, 'few-out'));
    const forms: FormResult[] = [];
    for (const [form, { configs, files }] of [
      ['full', full],
      ['extends', extending],
    ] as const) {
      tell(`building ${options.pages} variants, ${form}`);
      forms.push(await benchForm({ ...options, form, configs, folder, edited: files[0] ?? '' }));
    }
    tell('the floor');
    const floor = await median(options.runs, () => loop('./floor.ts', full.configs, join(folder, 'floor')));
    return { folder: options.folder, pages: options.pages, floor, forms };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The peak memory of a cold build of N full files, in MB. */
export async function peakMemory(options: Omit<BuildBenchOptions, 'runs'>): Promise<number> {
  const folder = mkdtempSync(join(options.folder, 'page-bench-'));
  try {
    const { configs } = makeVariants(options.configs, join(folder, 'full'), 'full', options.pages);
    return (await buildPages(configs, join(folder, 'out'))).peakMb;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchForm(
  options: BuildBenchOptions & { form: VariantForm; edited: string },
): Promise<FormResult> {
  const { form, configs, edited, folder, runs } = options;
  const out = join(folder, `${form}-out`);
  const peaks: number[] = [];
  const cold = await median(runs, async () => {
    rmSync(out, { recursive: true, force: true });
    const run = await buildPages(configs, out);
    peaks.push(run.peakMb);
    return run;
  });
  const unchanged = await median(runs, () => buildPages(configs, out));
  const oneChanged = await median(runs, () => {
    editVariant(edited);
    return buildPages(configs, out);
  });
  const bytes = pageBytes(
    [0, 1, 2].map((index) => join(out, `variant-${index % options.pages}`, 'index.html')),
  );
  const plain = await median(runs, () => loop('./plain-writes.ts', out, join(folder, 'plain')));
  return {
    form,
    cold,
    unchanged,
    oneChanged,
    peakMb: Math.max(...peaks),
    bytes,
    plainWritesMs: plain.wallMs,
  };
}

/** The build, as the command that everybody uses. */
export function buildPages(configs: string, out: string): Promise<ChildRun> {
  return runChild(cli, ['build', '--configs', configs, '--out', out]);
}

/** A script that times its own loop, so that neither Node's start nor loading code counts. */
async function loop(name: string, input: string, out: string): Promise<Times> {
  rmSync(out, { recursive: true, force: true });
  const { output } = await runChild(script(name), [input, 'variant-', out]);
  rmSync(out, { recursive: true, force: true });
  const { wallMs, cpuMs } = JSON.parse(output) as Times;
  return { wallMs, cpuMs };
}

/** The run with the median time on the wall. */
async function median(runs: number, run: () => Promise<Times>): Promise<Times> {
  const times: Times[] = [];
  for (let done = 0; done < runs; done++) times.push(await run());
  const { wallMs, cpuMs } = times.toSorted((a, b) => a.wallMs - b.wallMs)[
    Math.floor((runs - 1) / 2)
  ] as Times;
  return { wallMs, cpuMs };
}
