import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { childEnvironment } from '../testing/child-environment.ts';
import { fillLeads } from '../testing/storage/fill-leads.ts';

const cli = fileURLToPath(new URL('leads.ts', import.meta.url));

/** The peak memory of an export of that many leads, in kilobytes. */
async function peakMemory(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'export-memory-'));
  try {
    await fillLeads(join(folder, 'data'), count, 'x'.repeat(3000));
    const memory = join(folder, 'memory');
    const report = `import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(${JSON.stringify(memory)},String(process.resourceUsage().maxRSS)))`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(report)}`;
    const env = { ...childEnvironment, DATA_DIR: join(folder, 'data'), NODE_OPTIONS: hook };
    const words = [cli, 'export', '--csv', join(folder, 'leads.csv')];
    const printed = execFileSync(process.execPath, words, { env, encoding: 'utf8' });
    expect(printed).toContain(`Exported ${count.toLocaleString('en-US')} leads to `);
    return Number(readFileSync(memory, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('exporting ten times the leads takes hardly more memory', { timeout: 180_000 }, async () => {
  const [few, many] = [await peakMemory(2000), await peakMemory(20_000)];
  // Holding all leads in memory would more than double it.
  expect(many / few).toBeLessThan(1.6);
});
