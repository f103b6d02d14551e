import { expect, phone } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';
import { scrollToEnd } from '../harness/scroll.ts';

const variant = (name: string, count: number) => `extends: lp8
route: /${name}/
sections:
  samples:
    items: [${['sales-professional', 'it-professional'].slice(0, count).join(', ')}]
  packages:
    items: [${['professional', 'executive-bundle', 'linkedin', 'entry-level'].slice(0, count).join(', ')}]
`;

/** The site with variants of landing page 8 that have fewer samples, packages and reviews than rows have room for. */
const test = testOf(({ addPage }) => {
  for (const [index, name] of ['one', 'two', 'three', 'four'].entries())
    addPage(name, variant(name, index + 1));
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
