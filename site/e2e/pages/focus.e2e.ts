import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';

/** More stops than any page has. */
const most = 250;

interface Stop {
  /** What has the focus, in words for whoever reads a failure. */
  name: string;
  isSeen: boolean;
  isInWindow: boolean;
  isUncovered: boolean;
}

/** What a visitor with a keyboard sees of the place where the focus is; undefined behind the last one. */
function lookAtFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const isRingedBy = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, pseudo);
      const isClear = outlineColor === 'transparent' || outlineColor.endsWith(', 0)');
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear;
      return hasOutline || boxShadow.includes('inset');
    };
    // A link whose layer reaches over its whole row has the ring on that layer.
    const isRinged = (element?: Element | null) =>
      element && (isRingedBy(element) || isRingedBy(element, '::after'));
    // A choice whose box is not drawn is ringed by way of its label.
    const shown =
      focused instanceof HTMLInputElement && !isRinged(focused)
        ? [...(focused.labels ?? []), focused.nextElementSibling].find(isRinged)
        : focused;
    const box = (shown ?? focused).getBoundingClientRect();
    // Rows that scroll sideways may cut what has the focus; its middle is that of what is left.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [x, y] = [(left + right) / 2, box.top + Math.min(box.height, 40) / 2];
    const onTop = document.elementFromPoint(x, y);
    const place = shown ?? focused;
    return {
      name: `${focused.tagName.toLowerCase()} ${focused.textContent?.trim().slice(0, 40) || focused.outerHTML.slice(0, 90)}`,
      isSeen: Boolean(isRinged(shown)),
      isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isUncovered: onTop !== null && (place.contains(onTop) || onTop.contains(place)),
    };
  });
}

/** What is wrong with a stop and stays so: a row that scrolls sideways takes a moment to bring it. */
async function wrongsOf(page: Page, stop: Stop | undefined, looks = 10): Promise<string[]> {
  const { name: _, ...is } = stop ?? { name: '', isSeen: false };
  const wrong = Object.entries(is).flatMap(([fact, holds]) => (holds ? [] : [fact]));
  if (wrong.length === 0 || looks === 1) return wrong;
  await page.waitForTimeout(50);
  return wrongsOf(page, await lookAtFocus(page), looks - 1);
}

for (const [width, options] of Object.entries({ '1440 px': {}, '390 px': { viewport: phone.viewport } }))
  test.for(pagesOfEachKind())(
    `$path at ${width}: the focus is seen wherever Tab takes it, and nothing lies over it`,
    async ({ path }, { visit }) => {
      const page = await visit(path, { ...options, mayComplain: path === '/404' ? /404/ : undefined });
      const bad: string[] = [];
      let stops = 0;
      for (; stops < most; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await lookAtFocus(page);
        if (!stop) break;
        const wrong = await wrongsOf(page, stop);
        if (wrong.length > 0) bad.push(`${stop.name}: not ${wrong.join(', ')}`);
      }
      expect(stops).toBeGreaterThan(10);
      expect(stops).toBeLessThan(most);
      expect(bad).toEqual([]);
    },
  );
