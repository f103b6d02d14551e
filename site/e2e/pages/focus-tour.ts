import type { Page } from 'playwright';

/** More stops than any page has. */
const maxStops = 250;

interface Stop {
  /** The focused element, for the failure message. */
  name: string;
  hasRing: boolean;
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
    // A link that covers its whole row has the ring on its pseudo-element.
    const isRinged = (element?: Element | null) =>
      element && (isRingedBy(element) || isRingedBy(element, '::after'));
    // A choice whose box is not drawn has the ring on its label.
    const shown =
      focused instanceof HTMLInputElement && !isRinged(focused)
        ? [...(focused.labels ?? []), focused.nextElementSibling].find(isRinged)
        : focused;
    const target = shown ?? focused;
    const box = target.getBoundingClientRect();
    // A row that scrolls sideways can cut the focused element; the visible part counts.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [x, y] = [(left + right) / 2, box.top + Math.min(box.height, 40) / 2];
    const onTop = document.elementFromPoint(x, y);
    return {
      name: `${focused.tagName.toLowerCase()} ${focused.textContent?.trim().slice(0, 40) || focused.outerHTML.slice(0, 90)}`,
      hasRing: Boolean(isRinged(shown)),
      isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isUncovered: onTop !== null && (target.contains(onTop) || onTop.contains(target)),
    };
  });
}

/** Problems that remain after a row had time to scroll the stop into view. */
async function problemsOf(page: Page, stop: Stop | undefined, looks = 10): Promise<string[]> {
  const { name: _, ...is } = stop ?? { name: '', hasRing: false };
  const wrong = Object.entries(is).flatMap(([fact, isTrue]) => (isTrue ? [] : [fact]));
  if (wrong.length === 0 || looks === 1) return wrong;
  await page.waitForTimeout(50);
  return problemsOf(page, await lookAtFocus(page), looks - 1);
}

/** Tabs through the whole page. @returns the stops where the focus is invisible, covered, or outside the window */
export async function focusProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    // A tour that ends at once proves nothing.
    if (!stop) return stops > 10 ? problems : [...problems, `only ${stops} stops`];
    const found = await problemsOf(page, stop);
    if (found.length > 0) problems.push(`${stop.name}: not ${found.join(', ')}`);
  }
  return [...problems, `more than ${maxStops} stops`];
}
