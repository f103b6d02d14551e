import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { startServerProcess } from '../../../server/testing/server-process.ts';
import { ensureChromium, launchChromium } from '../../../site/e2e/chromium.ts';
import { addStaff } from '../../../site/e2e/harness/staff-console.ts';
import { fillSignIn } from '../../../site/e2e/portal/staff-page.ts';
import { makeVariants } from '../variants.ts';

/** A studio that is open in a browser. */
export interface StudioSite {
  page: Page;
  /** The compressed bytes of the scripts and style sheets that the browser has loaded so far. */
  codeBytes: () => Promise<number>;
  /** From the click on "Sign in" to the painted preview of the first page, in ms. The studio's process has just started. */
  startMs: number;
  close: () => Promise<void>;
}

interface SiteOptions {
  /** The company's folder. */
  configs: string;
  /** The built site. */
  dist: string;
  /** The number of variants of landing page 8 in addition to the company's pages; half of them are whole pages. */
  variants: number;
}

const watchPaints = fileURLToPath(new URL('./watch-paints.js', import.meta.url));

const email = 'ada@larkfield.example';

/** Starts a server with a studio for a copy of the company's folder, and opens it in Chromium. */
export async function openStudioSite({ configs, dist, variants }: SiteOptions): Promise<StudioSite> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const pages = join(folder, 'pages');
  if (variants === 0) cpSync(configs, pages, { recursive: true });
  else {
    makeVariants(configs, pages, 'mixed', variants);
    copyMedia(configs, pages);
  }
  publish(pages);
  const server = await startServerProcess(folder, { DIST_DIR: dist, STUDIO_URL: '', CONFIGS_DIR: pages });
  const browser = await launchChromium(ensureChromium());
  const close = async () => {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await addStaff({ url: server.url, folder }, email, 'author');
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const codeBytes = countCode(page);
    await page.addInitScript({ path: watchPaints });
    await page.goto('/sign-in');
    // On a busy machine, its process can start too late for the browser, which then offers to try again.
    while (!server.log().includes('the studio is ready')) await sleep(100);
    const start = performance.now();
    await fillSignIn(page, undefined, email);
    await page.frameLocator('iframe').locator('h1').first().waitFor({ timeout: 300_000 });
    return { page, codeBytes, startMs: performance.now() - start, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A draft has the files of the repository, and not what links in it lead to. */
function copyMedia(configs: string, pages: string): void {
  for (const name of ['media', 'fonts'].filter((one) => existsSync(join(pages, one)))) {
    rmSync(join(pages, name));
    cpSync(join(configs, name), join(pages, name), { recursive: true, dereference: true });
  }
}

/** Makes a folder the published state of a repository. */
function publish(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', `user.email=${email}`, 'commit', '--quiet', '--message=Begin');
}

function countCode(page: Page): StudioSite['codeBytes'] {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    // Those of the previewed page are not the studio's.
    const isOwn = request.frame() === page.mainFrame();
    if (isOwn && ['script', 'stylesheet'].includes(request.resourceType()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
