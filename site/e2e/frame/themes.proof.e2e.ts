import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';

/** Text that only a theme's style sheet contains. */
const markers = { night: 'color-scheme:dark', evergreen: '--deep:' };

test("a theme's style sheet is in pages of that theme only", () => {
  for (const { path, html } of builtPages()) {
    const theme = /data-theme="(\w+)"/.exec(html)?.[1];
    const found = Object.entries(markers).flatMap(([name, text]) => (html.includes(text) ? [name] : []));
    expect(found, path).toEqual(theme === 'day' ? [] : [theme]);
  }
});

declare global {
  /** Red, green, and blue (0 to 255) and alpha (0 to 1) of a CSS color in any notation. */
  function painted(color: string): [red: number, green: number, blue: number, alpha: number];
}

/** Visits a page with `painted`: computed colors can be `color-mix()` results, which only a canvas resolves. */
async function visitWithPaint(visit: Visit, path: string): Promise<Page> {
  const page = await visit(path);
  await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    globalThis.painted = (color) => {
      pen?.clearRect(0, 0, 1, 1);
      if (pen) pen.fillStyle = color;
      pen?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
  });
  return page;
}

test('each theme paints the page, the hero, the document, and the form in its own colors', async ({
  visit,
}) => {
  const look = async (path: string) =>
    (await visitWithPaint(visit, path)).evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        scheme: style('html').colorScheme,
        page: painted(style('body').backgroundColor),
        hero: painted(style('.hero').backgroundColor),
        document: painted(style('.draft').backgroundColor),
        form: style('.lead-form').colorScheme,
      };
    });
  const white = [255, 255, 255, 1];
  const [night, evergreen, day] = [await look('/night/'), await look('/order/'), await look('/landing/')];
  expect(night).toEqual({
    scheme: 'dark',
    page: [28, 26, 72, 1],
    hero: [19, 18, 49, 1],
    document: white,
    form: 'light',
  });
  expect(evergreen).toMatchObject({
    scheme: 'normal',
    page: day.page,
    hero: [74, 45, 140, 1],
    document: white,
  });
  expect(day).toMatchObject({ page: [244, 246, 252, 1], hero: [223, 228, 246, 1], document: white });
});

/** The WCAG contrast of a focused element's outline with its surroundings. */
async function outlineContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.focus();
  return element.evaluate((focused) => {
    const luminance = (color: string) => {
      const [red, green, blue] = painted(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(focused);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) return 0;
    let around = focused.parentElement;
    while (around && painted(getComputedStyle(around).backgroundColor)[3] === 0)
      around = around.parentElement;
    const background = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
    const [more = 0, less = 0] = [luminance(style.outlineColor), luminance(background)].sort(
      (one, other) => other - one,
    );
    return (more + 0.05) / (less + 0.05);
  });
}

const focusStops = {
  '/night/': [
    '.brand',
    '#hero .btn',
    '#hero-form input',
    '.popular .btn',
    '.card .btn',
    '#cta .btn',
    '#faqs summary',
    '#guarantee .btn',
    '.foot a',
  ],
  '/order/': [
    '.brand',
    '#hero .btn',
    '#hero-form input',
    '#packages .btn',
    '.highlight .btn',
    '#how-it-works button',
    '#call-to-action .btn',
    '#faqs summary',
    '#closing .btn',
    '.foot a',
  ],
};

test.for(Object.keys(focusStops) as (keyof typeof focusStops)[])(
  'the keyboard focus on %s has a contrast of at least 3',
  async (path, { visit }) => {
    const page = await visitWithPaint(visit, path);
    await page.keyboard.press('Tab');
    for (const stop of focusStops[path])
      expect(await outlineContrast(page, `${stop}:not([type=hidden])`), stop).toBeGreaterThanOrEqual(3);
  },
);

/** The ink of the company's own colors, which a theme replaces. */
const plainInk = '#1c1a48';

test('forced colors and print use neither theme', async ({ visit }) => {
  for (const path of ['/night/', '/order/']) {
    const page = await visit(path);
    const ink = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'));
    expect(await ink()).not.toBe(plainInk);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await ink()).toBe(plainInk);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await ink()).toBe(plainInk);
  }
});
