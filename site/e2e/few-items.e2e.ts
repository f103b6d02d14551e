import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, phone } from './browser-test.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { scrollToEnd } from './scroll.ts';

/** The site with variants of landing page 8 that have fewer samples, packages and reviews than rows have room for. */
async function startVariants(): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'few-'));
  const [configs, dist] = [join(folder, 'configs'), join(folder, 'dist')];
  cpSync('landing-configs', configs, { recursive: true });
  for (const [name, count] of [
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
  ] as const)
    writeFileSync(join(configs, `${name}.yaml`), variant(name, count));
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--configs', configs, '--out', dist]);
  const site = await startSite(dist);
  return {
    ...site,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const variant = (name: string, count: number) => `extends: lp8
route: /${name}/
sections:
  samples:
    items: [${['sales-professional', 'it-professional'].slice(0, count).join(', ')}]
  packages:
    items: [${['professional', 'executive-bundle', 'linkedin', 'entry-level'].slice(0, count).join(', ')}]
`;

const test = base.extend<{ site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const site = await startVariants();
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
});

test('a row with room for all its packages shows no buttons, and a narrower one does', async ({ visit }) => {
  const wide = await visit('/two/', { reducedMotion: 'no-preference' });
  await scrollToEnd(wide);
  await expect(wide.locator('#packages [data-awake]')).toBeAttached();
  await expect(wide.locator('#packages .controls')).toBeHidden();
  const narrow = await visit('/two/', { ...phone, reducedMotion: 'no-preference' });
  await scrollToEnd(narrow);
  await expect(narrow.locator('#packages').getByRole('button', { name: 'Next' })).toBeVisible();
});

test.for([
  { path: '/two/', width: 740 },
  { path: '/three/', width: 1100 },
  { path: '/four/', width: 1570 },
])(
  'the packages of $path never show buttons in a window of $width px that has room for all',
  async ({ path, width }, { visit }) => {
    const page = await visit(path, { viewport: { width, height: 900 }, reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const controls = document.querySelector<HTMLElement>('#packages .controls');
      const frames: boolean[] = [];
      Object.assign(window, { frames });
      requestAnimationFrame(function look() {
        frames.push(controls?.checkVisibility() ?? false);
        requestAnimationFrame(look);
      });
    });
    await scrollToEnd(page);
    await expect(page.locator('#packages .row[data-live]')).toBeAttached();
    await expect(page.locator('#packages .controls')).toHaveAttribute('hidden');
    expect(await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames)).not.toContain(
      true,
    );
  },
);

test.for([
  { path: '/two/', width: 660 },
  { path: '/three/', width: 1060 },
  { path: '/four/', width: 1500 },
])(
  'the packages of $path have buttons from the start in a window of $width px, which has no room for all',
  async ({ path, width }, { visit }) => {
    const page = await visit(path, { viewport: { width, height: 900 }, reducedMotion: 'no-preference' });
    const next = page.locator('#packages').getByRole('button', { name: 'Next package' });
    await expect(next).toBeVisible();
    await scrollToEnd(page);
    await expect(page.locator('#packages .row[data-live]')).toBeAttached();
    await expect(next).toBeVisible();
  },
);

test('a single sample stands there whole, without buttons, dots or thumbnails', async ({ visit }) => {
  const page = await visit('/one/', { reducedMotion: 'no-preference' });
  await scrollToEnd(page);
  const samples = page.locator('#samples');
  await expect(samples.locator('.stage img')).toHaveCount(1);
  await expect(samples.locator('.stage img')).toBeVisible();
  await expect(samples.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(samples.locator('button, .thumbs')).toHaveCount(0);
  await expect(page.locator('#packages button')).toHaveCount(0);
});

test('two samples go round', async ({ visit }) => {
  const page = await visit('/two/');
  await scrollToEnd(page);
  const samples = page.locator('#samples');
  const current = samples.locator('.about [aria-current] h3');
  const next = samples.getByRole('button', { name: 'Next' });
  const first = await current.textContent();
  await next.click();
  await expect(current).not.toHaveText(first ?? '');
  await next.click();
  await expect(current).toHaveText(first ?? '');
});
