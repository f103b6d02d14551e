import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchStatic, type StaticBenchResult } from '../../server/bench/static/static-bench.ts';
import { buildPages } from './build-bench.ts';

/** Builds the site and measures serving landing page 8 and its first script. Takes a few minutes. */
export async function benchStaticSite(configs: string): Promise<StaticBenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
  try {
    await buildPages(configs, folder);
    const [script] = /\/assets\/[^"]+\.js/.exec(readFileSync(join(folder, 'lp8/index.html'), 'utf8')) ?? [];
    if (!script) throw new Error('Landing page 8 has no script.');
    return await benchStatic({ dist: folder, paths: ['/lp8/', script], rounds: 5, seconds: 2 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
