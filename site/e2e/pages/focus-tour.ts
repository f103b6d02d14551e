import type { Page } from 'playwright';

/** More stops than any page has. */
const maxStops = 250;

interface Stop {
  /** The focused element, for the failure message. */
  name: string;
  isSeen: boolean;
  isInWindow: boolean;
  isUncovered: boolean;
}

/** What a keyboard user sees of the focused element; undefined after the last one. */
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

/** What stays wrong with a stop: a row that scrolls sideways takes a moment to bring it into view. */
async function faultsOf(page: Page, stop: Stop | undefined, looks = 10): Promise<string[]> {
  const { name: _, ...is } = stop ?? { name: '', isSeen: false };
  const wrong = Object.entries(is).flatMap(([fact, holds]) => (holds ? [] : [fact]));
  if (wrong.length === 0 || looks === 1) return wrong;
  await page.waitForTimeout(50);
  return faultsOf(page, await lookAtFocus(page), looks - 1);
}

/** Goes through the whole page by Tab. @returns the stops where the focus is not seen, covered, or out of the window */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    // A tour that ends at once has proven nothing.
    if (!stop) return stops > 10 ? faults : [...faults, `only ${stops} stops`];
    const faulty = await faultsOf(page, stop);
    if (faulty.length > 0) faults.push(`${stop.name}: not ${faulty.join(', ')}`);
  }
  return [...faults, `more than ${maxStops} stops`];
}
