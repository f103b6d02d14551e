import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone, test } from '../harness/browser-test.ts';
import { hold } from '../harness/hold.ts';
import { ViewerPage } from './viewer-page.ts';

const scripts = /\/assets\/[^/]+\.js$/;

test('the viewer loads when it is opened, and not before', async ({ visit }) => {
  const requested: string[] = [];
  const page = await visit('/', {
    pictures: true,
    before: async (page) => {
      page.on('request', (request) => requested.push(request.url()));
    },
  });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.openers.first().scrollIntoViewIfNeeded();
  await viewer.openers.first().hover();
  expect(requested.filter((url) => url.includes('viewer'))).toEqual([]);
  await viewer.open();
  expect(requested.some((url) => url.includes('viewer'))).toBe(true);
});

test('it opens the clicked page in its largest file, with its title and position', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open(1);
  await expect(page.getByRole('dialog', { name: 'Invoice' })).toBeVisible();
  await expect(viewer.dialog).toContainText('2 / 3');
  const { width, alt } = await viewer.picture
    .locator('img')
    .last()
    .evaluate((img: HTMLImageElement) => ({ width: img.naturalWidth, alt: img.alt }));
  expect(width).toBe(850);
  expect(alt).toBe(await viewer.openers.nth(1).locator('img').getAttribute('alt'));
});

test('it shows its title and a message while its code loads', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const code = await hold(page, scripts);
  const viewer = new ViewerPage(page, 'samples');
  await viewer.openers.nth(2).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Opening the picture…');
  await code.release();
  await viewer.untilThere();
  await expect(viewer.dialog).toContainText('3 / 3');
});

test('when its code fails to load it shows advice and can be closed', async ({ visit }) => {
  const page = await visit('/', { pictures: true, mayComplain: /\.js/ });
  const viewer = new ViewerPage(page, 'samples');
  await page.route(scripts, (route) => route.abort('connectionreset'));
  const failed = page.waitForEvent('requestfailed');
  await viewer.openers.first().click();
  await failed;
  await expect(viewer.stage.getByText('If it takes too long, reload the page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.openers.first()).toBeFocused();
});

test('the thumbnail is shown while the large file loads', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
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
  await viewer.untilThere();
  await expect(viewer.picture.locator('img').last()).toHaveCSS('opacity', '1');
});

test('a picture that fails to load shows a message and can be retried', async ({ visit }) => {
  const page = await visit('/', { pictures: true, mayComplain: /ERR_CONNECTION_RESET/ });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  await page.route(/\.webp$/, (route) => route.abort('connectionreset'));
  await viewer.button('Next picture').click();
  await expect(viewer.stage.getByRole('alert')).toContainText('The picture could not be loaded.');
  await page.unrouteAll();
  await viewer.button('Try again').click();
  await viewer.untilThere();
});

test.for([
  { way: 'the close button', close: (page: Page) => page.getByRole('button', { name: 'Close' }).click() },
  { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { way: 'a click outside', close: (page: Page) => page.mouse.click(20, 450) },
])('$way closes it and returns the focus', async ({ close }, { visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  const opener = await viewer.open(1);
  await close(page);
  await expect(viewer.dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await viewer.open(2);
  await expect(viewer.dialog).toContainText('3 / 3');
});

test('a drag that ends outside does not close it', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  await viewer.button('Zoom in').click();
  await page.mouse.move(720, 450);
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(viewer.dialog).toBeVisible();
});

test('buttons and arrow keys page through the three pictures and stop at the ends', async ({ visit }) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  const place = viewer.dialog.locator('.controls .num').first();
  await expect(viewer.button('Previous picture')).toBeDisabled();
  await viewer.button('Next picture').click();
  await expect(place).toHaveText('2 / 3');
  await expect(viewer.dialog.getByRole('heading')).toHaveText('Invoice');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('3 / 3');
  await expect(viewer.button('Next picture')).toBeDisabled();
  // The focus is still on the button that leads nowhere now, and the keys go on.
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('3 / 3');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('2 / 3');
  await expect(viewer.dialog.getByRole('status')).toHaveText('Invoice, 2 of 3');
});

test.for([
  { name: 'at 1440 px', options: {} },
  { name: 'on a phone', options: phone },
  { name: 'at 320 px', options: { viewport: { width: 320, height: 640 } } },
])('it passes axe and fits the window $name', async ({ options }, { visit }) => {
  const page = await visit('/', { ...options, pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  expect(await violationsOf(page)).toEqual([]);
  const beyond = await viewer.dialog
    .locator('button, h2, .controls p, .picture')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth,
        )
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(beyond).toEqual([]);
});
