import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';
import { ViewerPage } from './viewer-page.ts';

const code = /\/assets\/viewer\.island-[^/]+\.js$/;

const waysToClose: ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('button', { name: 'Close' }).click(),
  (page) => page.keyboard.press('Escape'),
  (page) => page.mouse.click(20, 450),
];

test('the viewer loads when it is opened, shows the clicked page in its largest file, and returns the focus', async ({
  visit,
}) => {
  const requested: string[] = [];
  const page = await visit('/', {
    pictures: true,
    before: async (page) => page.on('request', (request) => requested.push(request.url())),
  });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.openers.first().scrollIntoViewIfNeeded();
  await viewer.openers.first().hover();
  expect(requested.filter((url) => url.includes('viewer'))).toEqual([]);

  for (const close of waysToClose) {
    const opener = await viewer.open(1);
    await expect(page.getByRole('dialog', { name: 'Invoice' })).toContainText('2 / 3');
    await close(page);
    await expect(viewer.dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await viewer.open(2);
    await expect(viewer.dialog).toContainText('3 / 3');
    await page.keyboard.press('Escape');
  }
  expect(requested.some((url) => url.includes('viewer'))).toBe(true);

  const opener = await viewer.open(1);
  const { width, alt } = await viewer.picture
    .locator('img')
    .last()
    .evaluate((img: HTMLImageElement) => ({ width: img.naturalWidth, alt: img.alt }));
  expect(width).toBe(850);
  expect(alt).toBe(await opener.locator('img').getAttribute('alt'));
});

test('a title and a message show while the code loads, and the thumbnail while the large file does', async ({
  visit,
}) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  const held = await hold(page, code);
  await viewer.openers.nth(2).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Opening the picture…');
  await held.release();
  await viewer.untilLoaded();
  await expect(viewer.dialog).toContainText('3 / 3');
  await page.keyboard.press('Escape');

  const thumb = viewer.openers.first().locator('img');
  await thumb.scrollIntoViewIfNeeded();
  await expect.poll(() => thumb.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const file = await hold(page, /\.webp$/);
  await viewer.openers.first().click();
  await expect(viewer.picture).toHaveAttribute('aria-busy', 'true');
  const shown = await thumb.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect(viewer.picture.locator('img').first()).toHaveJSProperty('src', shown);
  await expect(viewer.picture.locator('img').last()).toHaveCSS('opacity', '0');
  await file.release();
  await viewer.untilLoaded();
  await expect(viewer.picture.locator('img').last()).toHaveCSS('opacity', '1');
});

test('when its code fails to load it advises a reload, and a picture that fails can be retried', async ({
  visit,
}) => {
  const page = await visit('/', { pictures: true, allowedProblems: /\.js|ERR_CONNECTION_RESET/ });
  const viewer = new ViewerPage(page, 'samples');
  await page.route(code, (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed');
  await viewer.openers.first().click();
  await failed;
  await expect(viewer.stage.getByText('If it takes too long, reload the page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.openers.first()).toBeFocused();

  await page.unrouteAll();
  await page.reload();
  await viewer.open();
  await page.route(/\.webp$/, (route) => route.abort('connectionreset'));
  await viewer.button('Next picture').click();
  await expect(viewer.stage.getByRole('alert')).toContainText('The picture couldn’t be loaded.');
  await page.unrouteAll();
  await viewer.button('Try again').click();
  await viewer.untilLoaded();
});

test('buttons and arrow keys page through the three pictures, and a drag that ends outside does not close', async ({
  visit,
}) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  const position = viewer.dialog.locator('.controls .num').first();
  await expect(viewer.button('Previous picture')).toBeDisabled();
  await viewer.button('Next picture').click();
  await expect(position).toHaveText('2 / 3');
  await expect(viewer.dialog.getByRole('heading')).toHaveText('Invoice');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('3 / 3');
  await expect(viewer.button('Next picture')).toBeDisabled();
  // The disabled button keeps the focus, and arrow keys still work.
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('3 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText('2 / 3');
  await expect(viewer.dialog.getByRole('status')).toHaveText('Invoice, 2 of 3');

  await viewer.button('Zoom in').click();
  await page.mouse.move(720, 450);
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(viewer.dialog).toBeVisible();
});

test('it fits windows of 1440, 390, and 320 px', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  for (const size of [{ width: 1440, height: 900 }, phone.viewport, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await viewer.open();
    expect([size.width, ...(await beyondWindow(viewer))]).toEqual([size.width]);
    await page.keyboard.press('Escape');
  }
});

const beyondWindow = ({ dialog }: ViewerPage) =>
  dialog
    .locator('button, h2, .controls p, .picture')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth,
        )
        .map((one) => one.outerHTML.slice(0, 80)),
    );
