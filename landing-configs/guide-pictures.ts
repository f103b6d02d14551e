/**
 * Takes the guide's screenshots of the studio: `npm run guide-pictures`. It builds a page at human pace, and prints how long each
 * part took. Only this command writes the pictures.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildSite } from '../generator/fixtures/build-once.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { ensureChromium, launchChromium } from '../site/e2e/chromium.ts';
import { addStaff, staffEmail } from '../site/e2e/harness/staff-console.ts';
import { fillSignIn } from '../site/e2e/portal/staff-page.ts';
import { makeTampaPage } from './studio-journey.ts';

/** The moments that the guide shows. */
const shown = ['headline', 'changes'];
const width = 1200;

/** Someone who looks for a second before each click, and types 60 words per minute. */
const pace = { lookMs: 1000, keyMs: 200 };

const configs = fileURLToPath(new URL('.', import.meta.url));
const pictures = join(configs, 'guide-pictures');
const folder = mkdtempSync(join(tmpdir(), 'guide-pictures-'));
const pages = join(folder, 'pages');
cpSync(configs, pages, { recursive: true });
const git = (...words: string[]) => execFileSync('git', ['-C', pages, ...words]);
git('init', '--quiet', '--initial-branch=main');
git('add', '--all');
git('-c', 'user.name=A', '-c', 'user.email=a@larkfield.example', 'commit', '--quiet', '--message=Begin');
const { dist, remove } = await buildSite(pages);
const server = await startServerProcess(folder, { STUDIO_URL: '', CONFIGS_DIR: pages, DIST_DIR: dist });
const browser = await launchChromium(ensureChromium());
mkdirSync(pictures, { recursive: true });
try {
  await addStaff({ url: server.url, folder }, staffEmail, 'author');
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await page.goto('/sign-in');
  const started = performance.now();
  await fillSignIn(page, undefined, staffEmail);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 300_000 });
  await makeTampaPage({
    ...{ page, ...pace },
    async onMoment(moment) {
      console.log(`${moment} ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (!shown.includes(moment)) return;
      const webp = await sharp(await page.screenshot())
        .resize({ width })
        .webp({ quality: 70, effort: 6 })
        .toBuffer();
      writeFileSync(join(pictures, `${moment}.webp`), webp);
    },
  });
} finally {
  await browser.close();
  await server.end('SIGTERM');
  remove();
  rmSync(folder, { recursive: true, force: true });
}
