import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from '../../server/testing/server-process.ts';
import { ensureChromium, launchChromium } from '../../site/e2e/chromium.ts';
import { brotliSize } from '../build/budgets.ts';
import { buildPages } from './build-bench.ts';
import { makeVariants } from './variants.ts';

/** What a phone loads before the visitor scrolls or touches the page, in compressed bytes. */
export interface FirstLoad {
  document: number;
  /** Inline scripts and styles are part of the document; each is compressed separately here. */
  inlineScript: number;
  inlineStyle: number;
  /** Separate files. */
  script: number;
  style: number;
  font: number;
  image: number;
  requests: number;
}

const idleMs = 3000;

/** Builds a variant and loads it from the real server in Chromium. @param configs the company folder, with `lp8.yaml` */
export async function benchFirstLoad(configs: string): Promise<FirstLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'page-bench-'));
  try {
    const dist = join(folder, 'dist');
    await buildPages(makeVariants(configs, join(folder, 'configs'), 'full', 1).configs, dist);
    return await load(dist, '/variant-0/', join(folder, 'server'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(dist: string, route: string, data: string): Promise<FirstLoad> {
  const server = await startServerProcess(data, { DIST_DIR: dist });
  const browser = await launchChromium(ensureChromium());
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const sizes: Record<string, number> = {};
    let requests = 0;
    const counted: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      requests++;
      const type = request.resourceType();
      counted.push(
        request.sizes().then(({ responseBodySize }) => {
          sizes[type] = (sizes[type] ?? 0) + responseBodySize;
        }),
      );
    });
    await page.goto(server.url + route, { waitUntil: 'load' });
    await sleep(idleMs);
    await Promise.all(counted);
    const { document = 0, script = 0, stylesheet: style = 0, font = 0, image = 0 } = sizes;
    return {
      document,
      ...inlineParts(join(dist, route, 'index.html')),
      script,
      style,
      font,
      image,
      requests,
    };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}

function inlineParts(file: string): Pick<FirstLoad, 'inlineScript' | 'inlineStyle'> {
  const html = readFileSync(file, 'utf8');
  const sizeOf = (pattern: RegExp) =>
    brotliSize([...html.matchAll(pattern)].map((match) => match[1] ?? '').join('\n'));
  return {
    inlineScript: sizeOf(/<script type="module">(.*?)<\/script>/gs),
    inlineStyle: sizeOf(/<style>(.*?)<\/style>/gs),
  };
}
