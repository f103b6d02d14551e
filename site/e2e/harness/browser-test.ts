import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'playwright/test';
import { test as base, inject } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { type Problems, watchPage } from './watch-page.ts';

export { expect };

export interface VisitOptions extends BrowserContextOptions {
  /** What must stand before the page is asked for: routes, a clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** What the page may complain about in this test; any other complaint fails it. */
  mayComplain?: RegExp;
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

interface Fixtures {
  /** The real server on the built site; one for each file of tests. */
  site: RunningSite;
  /** One for all files that a worker runs; each visit is a visitor of its own. */
  browser: Browser;
  /** Opens a page in a visitor's own, empty browser: 1440 x 900 px, at rest, or as the options say. */
  visit: Visit;
}

/** Motion only costs time where no test looks at it: a test that does asks for `reducedMotion: 'no-preference'`. */
const visitor: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
};

/** A test with a browser and a site. It also fails when a page complains: see `watchPage`. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const browser = await launchChromium(inject('chromium'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ site, browser }, use) => {
    const contexts: BrowserContext[] = [];
    const watched: Problems[] = [];
    await use(async (path, { before, mayComplain, ...options } = {}) => {
      const context = await browser.newContext({ ...visitor, baseURL: site.url, ...options });
      context.setDefaultTimeout(10_000);
      contexts.push(context);
      const page = await context.newPage();
      watched.push(await watchPage(page, mayComplain));
      await before?.(page);
      await page.goto(path);
      return page;
    });
    const problems = watched.flatMap((page) => page.problems);
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});

/** A phone as most visitors hold one. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
