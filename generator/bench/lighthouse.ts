/**
 * Runs Lighthouse on the built site and prints medians of several runs on a simulated phone.
 * `npm run lighthouse -- [--route /lp8/] [--runs 3] [--url http://…] [--details]`; `--route all` measures every page in
 * the sitemap and prints one line each.
 * Without `--url`, it builds the site and starts the real server. Lighthouse is downloaded from the npm registry on demand,
 * because it is too large for a regular dependency.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startServerProcess } from '../../server/testing/server-process.ts';
import { ensureChromium } from '../../site/e2e/chromium.ts';
import { buildPages } from './build-bench.ts';
import { type LighthouseReport, medians, shortcomings } from './lighthouse-report.ts';

const lighthouse = 'lighthouse@13.5.0';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

const { values } = parseArgs({
  options: {
    route: { type: 'string', default: '/lp8/' },
    runs: { type: 'string', default: '3' },
    url: { type: 'string' },
    configs: { type: 'string', default: 'landing-configs' },
    details: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  if (values.url) await measureSite(values.url);
  else {
    const dist = join(folder, 'dist');
    await buildPages(values.configs, dist);
    const server = await startServerProcess(join(folder, 'server'), { DIST_DIR: dist });
    try {
      await measureSite(server.url);
    } finally {
      await server.end('SIGTERM');
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureSite(site: string): Promise<void> {
  const routes = values.route === 'all' ? await sitemapRoutes(site) : [values.route];
  for (const route of routes) {
    const reports = await reportsOf(new URL(route, site).href);
    const found = medians(reports);
    if (routes.length > 1)
      console.log(route.padEnd(36), found.map(([name, value]) => `${name} ${value}`).join(', '));
    else for (const [name, value] of found) console.log(`${name.padEnd(26)}${value.padStart(10)}`);
    if (values.details) for (const line of shortcomings(reports)) console.log(`  ${line}`);
  }
}

async function reportsOf(url: string): Promise<LighthouseReport[]> {
  const chromium = ensureChromium();
  const reports: LighthouseReport[] = [];
  for (let run = 1; run <= Number(values.runs); run++) {
    console.error(`… run ${run} of ${values.runs}: ${url}`);
    reports.push(await withRetries(() => measure(url, chromium, join(folder, `${run}.json`))));
  }
  return reports;
}

async function sitemapRoutes(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** On a busy machine, Chromium is sometimes too slow for Lighthouse, which then fails. */
async function withRetries<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (attempts === 1) throw error;
    console.error('… Lighthouse failed; trying again');
    return withRetries(work, attempts - 1);
  }
}

async function measure(url: string, chromium: string, output: string): Promise<LighthouseReport> {
  const flags = `--chrome-flags=${chromeFlags.join(' ')}`;
  const args = ['--yes', lighthouse, url, '--form-factor=mobile', '--output=json', `--output-path=${output}`];
  await promisify(execFile)('npx', [...args, '--quiet', flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(readFileSync(output, 'utf8')) as LighthouseReport;
}
