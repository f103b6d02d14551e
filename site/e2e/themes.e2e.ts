import type { Page } from 'playwright';
import { expect, test } from './browser-test.ts';
import { builtPages } from './built-pages.ts';

/** Grounds that only the sheet of a theme names. */
const grounds = { night: '#0a1322', evergreen: '#d5e5d9' };

test('the sheet of a theme is in pages of that theme, and in no others', () => {
  for (const { path, html } of builtPages()) {
    const theme = /data-theme="(\w+)"/.exec(html)?.[1];
    const found = Object.entries(grounds).flatMap(([name, ground]) => (html.includes(ground) ? [name] : []));
    expect(found, path).toEqual(theme === 'day' ? [] : [theme]);
  }
});

test('landing page 7 is night, the original evergreen, landing page 8 day', async ({ visit }) => {
  const look = async (path: string) =>
    (await visit(path)).evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        scheme: style('html').colorScheme,
        page: style('body').backgroundColor,
        hero: style('.hero').backgroundColor,
        document: style('.draft').backgroundColor,
        form: style('.lead-form').colorScheme,
      };
    });
  const white = 'rgb(255, 255, 255)';
  const [night, evergreen, day] = [await look('/lp7/'), await look('/lp/'), await look('/lp8/')];
  expect(night).toEqual({
    scheme: 'dark',
    page: 'rgb(16, 27, 45)',
    hero: 'rgb(10, 19, 34)',
    document: white,
    form: 'light',
  });
  expect(evergreen).toMatchObject({
    scheme: 'normal',
    page: day.page,
    hero: 'rgb(28, 91, 72)',
    document: white,
  });
  expect(day).toMatchObject({ page: 'rgb(250, 247, 240)', hero: 'rgb(225, 232, 223)', document: white });
});

/** How much an element's outline stands out from what lies around it, as WCAG measures it. */
async function outlineContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.focus();
  return element.evaluate((focused) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(focused);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) return 0;
    let around = focused.parentElement;
    while (around && numbers(getComputedStyle(around).backgroundColor)[3] === 0)
      around = around.parentElement;
    const ground = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)';
    const [more = 0, less = 0] = [light(style.outlineColor), light(ground)].sort((one, other) => other - one);
    return (more + 0.05) / (less + 0.05);
  });
}

const places = {
  '/lp7/': [
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
  '/lp/': [
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
    const page = await visit(path);
    await page.keyboard.press('Tab');
    for (const place of places[path])
      expect(await outlineContrast(page, `${place}:not([type=hidden])`), place).toBeGreaterThanOrEqual(3);
  },
);

test('visitors with colours of their own, and paper, get neither theme', async ({ visit }) => {
  for (const path of ['/lp7/', '/lp/']) {
    const page = await visit(path);
    const ink = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
    expect(await ink()).not.toBe('#101b2d');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await ink()).toBe('#101b2d');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect(await ink()).toBe('#101b2d');
  }
});
