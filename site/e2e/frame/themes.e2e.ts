import type { Page } from 'playwright';
import { expect, test, type Visit } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';

/** What only the sheet of a theme says. */
const words = { night: 'color-scheme:dark', evergreen: '--deep:' };

test('the sheet of a theme is in pages of that theme, and in no others', () => {
  for (const { path, html } of builtPages()) {
    const theme = /data-theme="(\w+)"/.exec(html)?.[1];
    const found = Object.entries(words).flatMap(([name, word]) => (html.includes(word) ? [name] : []));
    expect(found, path).toEqual(theme === 'day' ? [] : [theme]);
  }
});

declare global {
  /** Red, green and blue (0 to 255) and alpha (0 to 1) of a colour, however it is written. */
  function painted(colour: string): [red: number, green: number, blue: number, alpha: number];
}

/** Visits a page whose colours are asked for: those of a theme are mixed of others, and told as such. */
async function visitWithPaint(visit: Visit, path: string): Promise<Page> {
  const page = await visit(path);
  await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    globalThis.painted = (colour) => {
      pen?.clearRect(0, 0, 1, 1);
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha / 255];
    };
  });
  return page;
}

test('landing page 7 is night, the original evergreen, landing page 8 day', async ({ visit }) => {
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
    page: [16, 27, 45, 1],
    hero: [11, 18, 31, 1],
    document: white,
    form: 'light',
  });
  expect(evergreen).toMatchObject({
    scheme: 'normal',
    page: day.page,
    hero: [28, 91, 72, 1],
    document: white,
  });
  expect(day).toMatchObject({ page: [250, 247, 240, 1], hero: [225, 232, 223, 1], document: white });
});

/** How much an element's outline stands out from what lies around it, as WCAG measures it. */
async function outlineContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.focus();
  return element.evaluate((focused) => {
    const light = (colour: string) => {
      const [red, green, blue] = painted(colour).map((part) => {
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
    const ground = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
    const [more = 0, less = 0] = [light(style.outlineColor), light(ground)].sort((one, other) => other - one);
    return (more + 0.05) / (less + 0.05);
  });
}

const places = {
  '/night/': [
    '.brand',
    '#hero .btn',
    '#hero-form input',
    '.popular .btn',
    '.card .btn',
    '#cta .btn',
    '#faqs summary',
    '#closing .btn',
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

test.for(Object.keys(places) as (keyof typeof places)[])(
  'whoever goes through %s by keyboard sees where they are',
  async (path, { visit }) => {
    const page = await visitWithPaint(visit, path);
    await page.keyboard.press('Tab');
    for (const place of places[path])
      expect(await outlineContrast(page, `${place}:not([type=hidden])`), place).toBeGreaterThanOrEqual(3);
  },
);

test('visitors with colours of their own, and paper, get neither theme', async ({ visit }) => {
  for (const path of ['/night/', '/order/']) {
    const page = await visit(path);
    const ink = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'));
    expect(await ink()).not.toBe('#101b2d');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await ink()).toBe('#101b2d');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await ink()).toBe('#101b2d');
  }
});
