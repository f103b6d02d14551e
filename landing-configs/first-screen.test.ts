import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ensureChromium, launchChromium } from '../site/e2e/chromium.ts';

/** A phone's screen between the browser's bars, in px. */
const screen = { width: 390, height: 664 };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium(ensureChromium());
  page = await browser.newPage({ viewport: screen, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });
  // Serves the built files, without a server.
  await page.route('http://larkfield.test/**', (route) => {
    const path = join(inject('dist'), new URL(route.request().url()).pathname);
    const file = path.endsWith('/') ? join(path, 'index.html') : path;
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
});

afterAll(() => browser.close());

/** The parts of a first screen from top to bottom, with the greatest number of lines each. */
const parts = [
  { part: 'nav', selector: '.nav', lines: 0 },
  { part: 'headline', selector: 'h1', lines: 3 },
  { part: 'lead', selector: 'main > :first-child .lead', lines: 2 },
  { part: 'action', selector: 'main > :first-child .btn', lines: 1 },
  { part: 'facts', selector: '.facts', lines: 1 },
  { part: 'rating', selector: '.rated', lines: 1 },
  { part: 'document', selector: '.draft, .banner-hero .front', lines: 0 },
];

test.each(['/', '/lp/', '/lp7/', '/lp8/'])(
  'the first screen of %s says the offer on a phone',
  async (path) => {
    await page.goto(`http://larkfield.test${path}`);
    await page.locator('html:not([data-unstyled])').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    const boxes = await page.evaluate(
      (all) =>
        all.map(({ part, selector, lines }) => {
          const element = document.querySelector(selector) as HTMLElement;
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
          const padding =
            part === 'action' ? bottom - top : parseFloat(paddingTop) + parseFloat(paddingBottom);
          const shown = Math.round((bottom - top - padding) / parseFloat(lineHeight)) || 1;
          return { part, top, bottom, left, right, tooManyLines: lines > 0 && shown > lines };
        }),
      parts,
    );
    const sheet = boxes.at(-1);
    expect(boxes.filter(({ tooManyLines }) => tooManyLines)).toEqual([]);
    for (const [at, box] of boxes.entries()) {
      // One below the other, none cut off, except the document, which continues below and at the right.
      expect(box.top, box.part).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0);
      expect(box.left, box.part).toBeGreaterThanOrEqual(0);
      if (box !== sheet) expect(box.bottom, box.part).toBeLessThanOrEqual(screen.height);
      if (box !== sheet) expect(box.right, box.part).toBeLessThanOrEqual(screen.width);
    }
    // A third of the screen is the document.
    expect(sheet?.top).toBeLessThanOrEqual((screen.height * 2) / 3 + 4);
    expect(await page.locator('.action-bar').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  },
);

/** What a server sends before it waits for the browser, in bytes: ten packets, less the headers of the answer. */
const firstRoundTrip = 14_600 - 900;

test.each(['/', '/lp/', '/lp7/', '/lp8/'])(
  'the first screen of %s arrives with the first packets',
  (path) => {
    const html = readFileSync(join(inject('dist'), path, 'index.html'), 'utf8');
    const [first = ''] = /^.*?<main.*?<\/section>/s.exec(html) ?? [];
    expect(first).toContain('<h1');
    expect(brotliCompressSync(first).length).toBeLessThan(firstRoundTrip);
  },
);
