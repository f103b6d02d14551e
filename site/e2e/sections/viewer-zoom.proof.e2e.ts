import { expect, phone, test } from '../harness/browser-test.ts';
import { ViewerPage } from './viewer-page.ts';

test('buttons and keys zoom from 1 to 3, arrows move the enlarged page to its edges, and the next page starts whole', async ({
  visit,
}) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *, [data-lazy]')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  const scrolled = await page.evaluate(() => scrollY);
  const [zoomIn, zoomOut] = [viewer.button('Zoom in'), viewer.button('Zoom out')];
  const reset = viewer.button('Reset');
  expect(await viewer.scale()).toBe(1);
  await expect(zoomOut).toBeDisabled();
  await expect(reset).toBeDisabled();
  for (const scale of [1.5, 2.25, 3]) {
    await zoomIn.click();
    expect(await viewer.scale()).toBe(scale);
  }
  await expect(zoomIn).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(await viewer.scale()).toBe(3);
  await expect(viewer.dialog.locator('.controls')).toContainText('300%');
  await expect(viewer.dialog.getByRole('status')).toHaveText('Zoom 300%');
  for (const scale of [2.25, 1.5, 1]) {
    await zoomOut.click();
    expect(await viewer.scale()).toBe(scale);
  }
  await zoomIn.click();
  await reset.click();
  expect(await viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });

  for (const [key, scale] of [
    ['+', 1.5],
    ['+', 2.25],
    ['-', 1.5],
    ['0', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await viewer.scale()).toBe(scale);
  }
  for (let step = 0; step < 3; step++) await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  expect(await viewer.view()).toEqual({ scale: 3, x: -80, y: 0 });
  await page.keyboard.press('ArrowDown');
  expect(await viewer.view()).toEqual({ scale: 3, x: -80, y: -80 });
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft');
  expect(await viewer.gaps()).toMatchObject({ left: 0, top: 0 });
  await expect(viewer.dialog.locator('.controls')).toContainText('1 / 3');

  await viewer.button('Next picture').click();
  await viewer.untilLoaded();
  expect(await viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
  // The page behind the dialog did not move.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a drag moves the enlarged page to its edges at most, Ctrl and the wheel zoom at the pointer, and a double click zooms by steps', async ({
  visit,
}) => {
  const page = await visit('/', { pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  const drag = async (x: number, y: number) => {
    await page.mouse.move(700, 450);
    await page.mouse.down();
    await page.mouse.move(700 + x, 450 + y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(60, 60);
  expect(await viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
  for (let step = 0; step < 3; step++) await viewer.button('Zoom in').click();
  await drag(-40, 30);
  expect(await viewer.view()).toEqual({ scale: 3, x: -40, y: 30 });
  for (let step = 0; step < 4; step++) await drag(400, -390);
  expect(await viewer.gaps()).toMatchObject({ left: 0, bottom: 0 });
  // At 1.5 the page is narrower than the stage again, and centered.
  for (let step = 0; step < 2; step++) await viewer.button('Zoom out').click();
  const { left, right, bottom } = await viewer.gaps();
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  expect(bottom).toBeLessThanOrEqual(0);
  await viewer.button('Reset').click();

  await page.mouse.move(720, 300);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect.poll(() => viewer.scale()).toBe(1.5);
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, -100);
  await expect.poll(() => viewer.scale()).toBe(3);
  await page.keyboard.up('Control');
  const { y } = await viewer.view();
  // The pointer was above the center, so zooming moved the page down.
  expect(y).toBeGreaterThan(50);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await viewer.view()).y).toBe(y - 100);
  await viewer.button('Reset').click();

  // At the largest scale a double click shows the whole page again.
  for (const scale of [1.5, 2.25, 3, 1]) {
    await page.mouse.dblclick(720, 400);
    await expect.poll(() => viewer.scale()).toBe(scale);
  }
});

test('two fingers zoom within the range, two taps zoom to a line, and one finger swipes to the next page', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, pictures: true });
  const viewer = new ViewerPage(page, 'samples');
  await viewer.open();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const pinch = async (from: number, to: number) => {
    await touch('touchStart', [195 - from, 400], [195 + from, 400]);
    for (let step = 1; step <= 8; step++) {
      const apart = from + ((to - from) * step) / 8;
      await touch('touchMove', [195 - apart, 400], [195 + apart, 400]);
    }
    await touch('touchEnd');
  };
  await pinch(40, 80);
  await expect.poll(() => viewer.scale()).toBeCloseTo(2, 1);
  await pinch(20, 160);
  await expect.poll(() => viewer.scale()).toBe(3);
  await pinch(160, 10);
  await expect.poll(() => viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
  /** Two taps whose times the test sets, because a busy machine delays them. @param start in s */
  const doubleTap = async (start: number) => {
    for (const timestamp of [start, start + 0.15]) {
      const tap = { type: 'touchStart' as const, touchPoints: [{ x: 120, y: 300 }], timestamp };
      await client.send('Input.dispatchTouchEvent', tap);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
    }
  };
  const now = Date.now() / 1000;
  await doubleTap(now);
  await expect.poll(() => viewer.scale()).toBe(2.25);
  await doubleTap(now + 2);
  await expect.poll(() => viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
  await touch('touchStart', [300, 400]);
  for (let x = 280; x >= 120; x -= 20) await touch('touchMove', [x, 400]);
  await touch('touchEnd');
  await expect(viewer.dialog.locator('.controls')).toContainText('2 / 3');
});
