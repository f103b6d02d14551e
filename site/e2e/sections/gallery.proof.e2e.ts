import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { ViewerPage } from './viewer-page.ts';

interface Gallery {
  id: string;
  count: number;
  button: string;
  columns: number;
}

const pages: { path: string; galleries: Gallery[] }[] = [
  {
    path: '/services/letterPress/',
    galleries: [{ id: 'portfolio', count: 3, button: 'Talk To A Printer', columns: 3 }],
  },
  {
    path: '/services/films/',
    galleries: [
      { id: 'gallery', count: 2, button: 'Preview', columns: 2 },
      { id: 'more', count: 2, button: 'Request A Film', columns: 2 },
    ],
  },
  { path: '/samples/', galleries: [{ id: 'samples', count: 3, button: 'View sample', columns: 3 }] },
];

test.for(pages)('$path shows a button by hover and by Tab', async ({ path, galleries }, { visit }) => {
  const page = await visit(path);
  for (const { id, count, button, columns } of galleries) {
    const items = page.locator(`#${id} .pictures > li`);
    await expect(items).toHaveCount(count);
    const lefts = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);

    const over = items.nth(1).locator('.over');
    await expect(over).toHaveCSS('opacity', '0');
    await items.nth(1).hover();
    await expect(over).toHaveCSS('opacity', '1');
    await items.nth(0).getByRole('link', { name: button }).focus();
    await page.mouse.move(0, 0);
    await expect(over).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(items.nth(1).getByRole('link', { name: button })).toBeFocused();
    await expect(over).toHaveCSS('opacity', '1');
  }
});

test.for(pages)('$path shows every button without hover', async ({ path, galleries }, { visit }) => {
  const page = await visit(path, phone);
  for (const { id, count, button } of galleries) {
    const buttons = page.locator(`#${id} .over a`).filter({ visible: true });
    await expect(buttons).toHaveCount(count);
    const found = await buttons.evaluateAll((all) =>
      all.map((one) => ({
        label: one.textContent,
        height: one.getBoundingClientRect().height,
        below:
          one.getBoundingClientRect().bottom -
          (one.closest('li')?.querySelector('.frame')?.getBoundingClientRect().bottom ?? 0),
        opacity: getComputedStyle(one.parentElement ?? one).opacity,
      })),
    );
    for (const { label, height, below, opacity } of found) {
      expect(label).toContain(button);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(below).toBeGreaterThan(24);
      expect(opacity).toBe('1');
    }
  }
});

test('a click anywhere on a picture opens chat, and the button of the section opens the lead form', async ({
  visit,
}) => {
  const page = await visit('/services/letterPress/');
  const picture = page.locator('#portfolio .pictures > li').nth(2);
  await picture.click({ position: { x: 20, y: 20 } });
  await expect(page.getByText('Our chat opens soon!')).toBeVisible();
  await page.locator('#portfolio').getByRole('link', { name: 'Request More Samples' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

test('Preview opens the still with its script, which changes with the picture, and a film button opens the lead form', async ({
  visit,
}) => {
  const page = await visit('/services/films/', { pictures: true });
  const viewer = new ViewerPage(page, 'gallery');
  const lines = page.locator('#gallery .pictures > li .words');
  await expect(lines.filter({ visible: true })).toHaveCount(0);
  const opener = await viewer.open();
  const words = viewer.dialog.locator('.words');
  await expect(words).toHaveText((await lines.first().textContent()) ?? '');
  expect(await words.locator('li').count()).toBeGreaterThan(2);
  const [stage, beside] = await Promise.all([viewer.stage.boundingBox(), words.boundingBox()]);
  expect(beside?.x).toBeGreaterThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 0) - 1);
  await viewer.button('Next picture').click();
  await expect(words).toHaveText((await lines.nth(1).textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.locator('#more').getByRole('link', { name: 'Request A Film' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

test('on a phone the script is below the still', async ({ visit }) => {
  const page = await visit('/services/films/', { ...phone, pictures: true });
  const viewer = new ViewerPage(page, 'gallery');
  await viewer.open();
  const [stage, below] = await Promise.all([
    viewer.stage.boundingBox(),
    viewer.dialog.locator('.words').boundingBox(),
  ]);
  expect(below?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) - 1);
  expect(stage?.height).toBeGreaterThan(200);
});

test('without JavaScript the scripts are in the page, and the button leads to the picture', async ({
  visit,
}) => {
  const page = await visit('/services/films/', { javaScriptEnabled: false });
  await expect(page.locator('#gallery .pictures .words').filter({ visible: true })).toHaveCount(2);
  const href = await page.locator('#gallery .over a').first().getAttribute('href');
  expect(href).toMatch(/^\/assets\/[a-z-]+-640-\w{8}\.avif$/);
  expect((await page.request.get(href ?? '')).status()).toBe(200);
});

test('a switch shows the version before the work in its place, and the viewer opens and changes the same one', async ({
  visit,
}) => {
  const page = await visit('/samples/', { pictures: true });
  const card = page.locator('#samples .pictures > li').nth(2);
  const viewer = new ViewerPage(page, 'samples');
  const after = card.getByRole('img', { name: 'Postcard of a lighthouse' });
  const before = card.getByRole('img', { name: 'Sketch of the lighthouse' });
  await expect(after).toBeVisible();
  await card.getByRole('radio', { name: 'After' }).focus();
  const box = await card.boundingBox();
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('radio', { name: 'Before' })).toBeChecked();
  await expect(before).toBeVisible();
  await expect(after).toBeHidden();
  await expect.poll(() => before.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await card.boundingBox()).toEqual(box);
  expect(await violationsOf(page)).toEqual([]);

  await viewer.open(2);
  const shown = viewer.picture.locator('img').last();
  await expect(shown).toHaveAttribute('alt', 'Sketch of the lighthouse in a field notebook');
  await viewer.button('Zoom in').click();
  const view = await viewer.view();
  await viewer.dialog.getByRole('radio', { name: 'Before' }).focus();
  await page.keyboard.press('ArrowRight');
  await viewer.untilLoaded();
  await expect(shown).toHaveAttribute('alt', 'Postcard of a lighthouse');
  // The keys of the switch do not turn the page, and both versions are seen at the same spot.
  await expect(viewer.dialog).toContainText('3 / 3');
  expect(await viewer.view()).toEqual(view);
  expect(await violationsOf(page)).toEqual([]);
});
