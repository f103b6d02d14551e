import type { Locator, Page } from 'playwright';

/**
 * Moves a finger 200 px to the left, on a clock that the test holds.
 * @param from px from the top left corner of the element
 */
export async function swipeLeft(page: Page, element: Locator, from: { x: number; y: number }): Promise<void> {
  const box = await element.boundingBox();
  const [x, y] = [(box?.x ?? 0) + from.x, (box?.y ?? 0) + from.y];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: left, y }],
    });
  await touch('touchStart', x);
  for (let moved = 20; moved <= 200; moved += 20) {
    await touch('touchMove', x - moved);
    await page.clock.runFor(16);
  }
  await touch('touchEnd', 0);
}
