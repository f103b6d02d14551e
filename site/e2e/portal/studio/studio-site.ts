import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { northlight } from '../../../../generator/fixtures/folders.ts';
import { expect, testOn } from '../../harness/browser-test.ts';
import { startCompany } from '../../harness/company-site.ts';
import { startSite } from '../../harness/running-site.ts';
import { fillSignIn } from '../staff-page.ts';

/**
 * A company whose pages are in a repository of their own, with a server that starts the studio by itself.
 * @param configs the company's folder; its site is built unless it is the one that all tests share
 */
export function studioSite(configs = northlight) {
  const pages = join(mkdtempSync(join(tmpdir(), 'studio-')), 'pages');
  const git = (...args: string[]) => execFileSync('git', ['-C', pages, ...args], { encoding: 'utf8' });
  const test = testOn(() => {
    cpSync(configs, pages, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@northlight.example', 'commit', '--quiet', '--message=Begin');
    const environment = { STUDIO_URL: '', CONFIGS_DIR: pages };
    return configs === northlight ? startSite(undefined, environment) : startCompany(pages, environment);
  });
  return { test, git };
}

/**
 * The console reports the refusals of signed-out staff, of a studio that is still starting, and what the browser's driver posts to
 * a frame with an origin of its own.
 */
export const refusals = /401|503|match the recipient window/;

export const email = 'ada@northlight.example';

/** Signs in, and waits until the first page is shown. */
export async function openStudio(page: Page): Promise<void> {
  await fillSignIn(page, undefined, email);
  await expect(page).toHaveURL(/\/studio\?draft=/, { timeout: 120_000 });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: 120_000,
  });
}
