import type { Page } from 'playwright';
import { expect } from '../harness/browser-test.ts';
import { testOf } from '../harness/changed-site.ts';

const variant = (name: string, count: number) => `extends: landing
route: /${name}/
sections:
  samples:
    items: [${['letterhead', 'menu'].slice(0, count).join(', ')}]
  packages:
    items: [${['starter', 'studio', 'office', 'wedding'].slice(0, count).join(', ')}]
`;

/** Variants of the landing page with fewer samples and packages than fit into a row. */
const test = testOf(({ addPage }) => {
  for (const [index, name] of ['one', 'two', 'three', 'four'].entries())
    addPage(name, variant(name, index + 1));
});

const scrollTo = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));

/** Scrolls to the packages and waits until their row is live. */
async function wakePackages(page: Page): Promise<void> {
  await scrollTo(page, 'packages');
  await expect(page.locator('#packages .row[data-live]')).toBeAttached();
}

const nextPackage = (page: Page) => page.locator('#packages').getByRole('button', { name: 'Next package' });

test.for([
  { path: '/two/', width: 740, narrower: 390 },
  { path: '/three/', width: 1100, narrower: 1060 },
  { path: '/four/', width: 1570, narrower: 1500 },
])(
  'the packages of $path fit into $width px and show no button in any frame, but do at $narrower px',
  async ({ path, width, narrower }, { visit }) => {
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
    await wakePackages(page);
    await expect(page.locator('#packages .controls')).toHaveAttribute('hidden');
    expect(await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames)).not.toContain(
      true,
    );
    await page.setViewportSize({ width: narrower, height: 900 });
    await expect(nextPackage(page)).toBeVisible();
  },
);

test.for([
  { path: '/two/', width: 660, wider: 1440 },
  { path: '/three/', width: 1060, wider: 1100 },
  { path: '/four/', width: 1500, wider: 1570 },
])(
  'the packages of $path do not fit into $width px and have buttons from the start, but none at $wider px',
  async ({ path, width, wider }, { visit }) => {
    const page = await visit(path, { viewport: { width, height: 900 }, reducedMotion: 'no-preference' });
    await expect(nextPackage(page)).toBeVisible();
    await wakePackages(page);
    await expect(nextPackage(page)).toBeVisible();
    await page.setViewportSize({ width: wider, height: 900 });
    await expect(nextPackage(page)).toBeHidden();
  },
);

test('a row that a fling passes without a frame stays asleep, and wakes when the visitor comes back', async ({
  visit,
}) => {
  const page = await visit('/four/', { reducedMotion: 'no-preference' });
  const island = page.locator('#packages [data-island]');
  await scrollTo(page, 'faqs');
  await expect(page.locator('#faqs h2')).toBeInViewport();
  await expect(island).toHaveAttribute('data-wake', 'visible');
  await wakePackages(page);
  await expect(page.locator('#packages')).not.toHaveClass(/is-unseen/);
});

test('a single sample is shown in full, without buttons, dots, or thumbnails', async ({ visit }) => {
  const page = await visit('/one/', { reducedMotion: 'no-preference' });
  await scrollTo(page, 'samples');
  const samples = page.locator('#samples');
  await expect(samples.locator('.stage img')).toHaveCount(1);
  await expect(samples.locator('.stage img')).toBeVisible();
  await expect(samples.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(samples.locator('button, .thumbs')).toHaveCount(0);
  await expect(page.locator('#packages button')).toHaveCount(0);
});

test('two samples loop', async ({ visit }) => {
  const page = await visit('/two/');
  await scrollTo(page, 'samples');
  const samples = page.locator('#samples');
  const current = samples.locator('.about [aria-current] h3');
  const next = samples.getByRole('button', { name: 'Next' });
  const first = await current.textContent();
  await next.click();
  await expect(current).not.toHaveText(first ?? '');
  await next.click();
  await expect(current).toHaveText(first ?? '');
});
