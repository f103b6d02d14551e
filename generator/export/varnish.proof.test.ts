import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createExperimentReader } from '../../server/experiments/serving/experiment-list.ts';
import { openDistFolder } from '../../server/static/dist-folder.ts';
import { writeTestedDist } from '../../server/testing/experiments/tested-dist.ts';
import { startSiteServer } from '../../server/testing/files/site-server.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { varnishConfig } from './varnish.ts';

const hasVarnish = isInstalled();
if (!hasVarnish)
  console.warn('SKIPPED: varnishd is not installed, so caches are not proven. apt-get install varnish');

function isInstalled(): boolean {
  try {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Varnish in front of a server. */
async function startVarnish(config: string, backendPort: number) {
  // Varnish runs compiled code from its folder as a user of its own, which a folder in memory does not allow.
  const folder = mkdtempSync('/var/tmp/varnish-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, `${config}\nbackend default { .host = "127.0.0.1"; .port = "${backendPort}"; }\n`);
  const options = [
    '-F',
    '-n',
    join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,50m',
  ];
  const varnish = spawn('varnishd', options, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (text) => (log += text));
  const exit = once(varnish, 'exit');
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status), { message: log })
    .toBe(200);
  return {
    port,
    async [Symbol.asyncDispose]() {
      varnish.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const variantIn = (html: string) => / data-variants="([^"]*)"/.exec(html)?.[1];

test.skipIf(!hasVarnish)(
  'behind Varnish, every visitor sees the same variant as without it, and nearly all from the cache',
  async () => {
    await using site = await startSiteServer({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const layer = { name: 'pricing', from: 0, to: 6000 };
    writeTestedDist(site.distDir, {
      experiments: { 'lp8-price': { salt: 'salt', split: { control: 5000, price: 5000 }, layer } },
    });
    const list = await createExperimentReader(openDistFolder({ dist: site.distDir }, 1_000_000)).read();
    await using varnish = await startVarnish(varnishConfig(list), site.port);
    const ask = async (port: number, path: string, cookie?: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...(cookie && { headers: { cookie } }),
      });
      return { answer, variants: variantIn(await answer.text()) };
    };
    const requestsSoFar = () =>
      site.logged().filter(({ msg, path }) => msg === 'request' && path === '/lp8/').length;

    const before = requestsSoFar();
    const seen = new Map<number, string | undefined>();
    for (let bucket = 0; bucket < 10_000; bucket += 13) {
      const { variants } = await ask(varnish.port, `/lp8/?gclid=${bucket}`, `a=b; bucket=${bucket}; c=d`);
      seen.set(bucket, variants);
    }
    const missed = requestsSoFar() - before;
    const ratio = 1 - missed / seen.size;
    console.log(
      `${seen.size} visitors, ${missed} requests to the server: a hit ratio of ${(100 * ratio).toFixed(1)} %.`,
    );
    expect(ratio).toBeGreaterThan(0.95);
    expect(new Set(seen.values())).toEqual(new Set(['lp8-price:control', 'lp8-price:price', undefined]));
    for (const [bucket, variants] of seen)
      expect([bucket, (await ask(site.port, '/lp8/', `bucket=${bucket}`)).variants]).toEqual([
        bucket,
        variants,
      ]);

    const cookies = new Set<string | undefined>();
    for (let count = 0; count < 5; count += 1) {
      const { answer } = await ask(varnish.port, '/lp8/');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      cookies.add(answer.headers.getSetCookie()[0]);
    }
    expect(cookies.size).toBeGreaterThan(1);
  },
);
