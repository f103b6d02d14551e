import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from '../build-bench.ts';
import { measureOpening } from './opening.ts';
import { openStudioSite, type StudioSite } from './studio-site.ts';
import { measureTyping, type TypedIn } from './typing.ts';

/** Times in ms. */
export interface Spread {
  count: number;
  p50: number;
  p95: number;
  max: number;
}

export interface StudioSiteResult {
  name: string;
  /** The most that a key may take in 95 of 100 cases. */
  maxKeyMs: number;
  /** From signing in to the first painted page, with a process that has just started. */
  startMs: number;
  opening: Spread;
  typing: { where: string; times: Spread }[];
}

export interface StudioBenchResult {
  /** Compressed bytes of all scripts and style sheets that the studio has loaded with a page open. */
  codeBytes: number;
  /** Compressed bytes of the built code by its names. */
  bundles: { name: string; bytes: number }[];
  sites: StudioSiteResult[];
}

interface BenchOptions {
  /** The company's folder. */
  configs: string;
  /** The number of pages that the larger site has in addition. */
  variants: number;
}

type Log = (step: string) => void;

/** Opens the studio in Chromium with the company's pages, and with many more. */
export async function benchStudio(options: BenchOptions, log: Log): Promise<StudioBenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  try {
    const dist = join(folder, 'dist');
    log('building the site');
    await buildPages(options.configs, dist);
    return await benchStudioOf({ ...options, dist }, log);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param dist the built site */
export async function benchStudioOf(
  { configs, variants, dist }: BenchOptions & { dist: string },
  log: Log,
): Promise<StudioBenchResult> {
  log('opening the studio of the company');
  const company = await openStudioSite({ configs, dist, variants: 0 });
  const { codeBytes, ...ofCompany } = await measureCompany(company, log).finally(company.close);
  log(`opening the studio with ${variants} more pages`);
  const large = await openStudioSite({ configs, dist, variants });
  const ofLarge = await measureLarge(large, variants, log).finally(large.close);
  return { codeBytes, bundles: bundlesIn(join(dist, 'assets')), sites: [ofCompany, ofLarge] };
}

async function measureCompany(
  { page, codeBytes, startMs }: StudioSite,
  log: Log,
): Promise<StudioSiteResult & { codeBytes: number }> {
  const routes = ['/lp/', '/pricing/', '/services/', '/lp7/', '/process/', '/lp8/'];
  const opening = spread(await openTimes(page, routes));
  const typing = [
    await spreadOf(page, 'form', 'in the form of landing page 8', log),
    await spreadOf(page, 'page', 'on the page itself', log),
  ];
  return { name: 'the company', maxKeyMs: 150, startMs, opening, typing, codeBytes: await codeBytes() };
}

async function measureLarge(
  { page, startMs }: StudioSite,
  variants: number,
  log: Log,
): Promise<StudioSiteResult> {
  const middle = Math.floor(variants / 4) * 2;
  const pages = [
    [`/variant-${middle}/`, 'a whole page'],
    [`/variant-${middle + 1}/`, 'a variant'],
    ['/lp8/', `a page with ${Math.floor(variants / 2)} variants`],
  ] as const;
  const times: number[] = [];
  const typing: StudioSiteResult['typing'] = [];
  for (const [route, what] of pages) {
    times.push(await measureOpening(page, route));
    typing.push(await spreadOf(page, 'form', `in the form of ${what}`, log));
  }
  times.push(...(await openTimes(page, ['/lp/', '/pricing/', `/variant-${middle}/`])));
  return { name: `${variants} more pages`, maxKeyMs: 300, startMs, opening: spread(times), typing };
}

async function spreadOf(page: StudioSite['page'], typedIn: TypedIn, where: string, log: Log) {
  log(`typing ${where}`);
  const times = spread(await measureTyping(page, typedIn));
  log(`  p50 ${Math.round(times.p50)} ms, p95 ${Math.round(times.p95)} ms`);
  return { where, times };
}

async function openTimes(page: StudioSite['page'], routes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const route of routes) times.push(await measureOpening(page, route));
  return times;
}

function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Scripts and style sheets by their names without hashes. Small ones are one entry. */
function bundlesIn(assets: string): StudioBenchResult['bundles'] {
  const sizes = new Map<string, number>();
  for (const file of readdirSync(assets)) {
    if (!/\.(?:js|css)$/.test(file) || file.startsWith('staff-')) continue;
    const name = file.replace(/-[\w-]{8}\.(js|css)$/, '.$1');
    const compressed = join(assets, `${file}.br`);
    const bytes = existsSync(compressed)
      ? statSync(compressed).size
      : readFileSync(join(assets, file)).length;
    sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  }
  return Array.from(sizes, ([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}
