import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { expect } from './expect.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { watchPage } from './watch-page.ts';

export { expect };

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is requested: for routes, listeners, scripts, or a clock. */
  before?: (page: Page) => Promise<unknown>;
  /** Problems that this test allows. All others fail it. */
  allowedProblems?: RegExp;
  /** Loads pictures. Without them a visit is faster and has the same layout. */
  pictures?: boolean;
  /** Uses the whole browser for what the headless shell lacks: the back/forward cache, fallback fonts, load distances. */
  fullBrowser?: boolean;
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

type BrowserKind = 'plain' | 'pictures' | 'full';

interface Fixtures {
  /** The real server on the built site. A worker's tests share it, so they read pages and find their leads by email. */
  sharedSite: RunningSite;
  site: Pick<RunningSite, 'url' | 'dist' | 'leads' | 'bodies'>;
  /** Loads no pictures. */
  browser: Browser;
  /** Opens a page as a new visitor, by default at 1440 x 900 px with reduced motion. */
  visit: Visit;
}

/** A worker's browsers, each started on first use. Playwright ends them with the process. */
const browsers = new Map<BrowserKind, Promise<Browser>>();

function openBrowser(kind: BrowserKind): Promise<Browser> {
  const { full, headless } = inject('chromium');
  return browsers.getOrInsertComputed(kind, () =>
    launchChromium(kind === 'full' ? full : headless, {
      pictures: kind !== 'plain',
      backForwardCache: kind === 'full',
    }),
  );
}

/** Motion costs time, so tests of motion ask for `reducedMotion: 'no-preference'`. */
const visitor: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

/** A test with a browser and a site. It also fails on problems of a page, see `watchPage`. */
export const test = base.extend<Fixtures>({
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  site: [({ sharedSite }, use) => use(sharedSite), { scope: 'file' }],
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
  browser: [async ({}, use) => use(await openBrowser('plain')), { scope: 'worker' }],
  visit: async ({ site }, use) => {
    const opened: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (path, { before, allowedProblems, pictures, fullBrowser, ...options } = {}) => {
      const kind = fullBrowser ? 'full' : pictures ? 'pictures' : 'plain';
      const browser = await openBrowser(kind);
      const context = await browser.newContext({ baseURL: site.url, ...visitor, ...options });
      opened.push(context);
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      await watchPage(page, (problem) => {
        if (!allowedProblems?.test(problem)) problems.push(problem);
      });
      await before?.(page);
      await page.goto(path);
      await untilStyled(page);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});

/** Waits for the style sheets that load after the first paint. */
export async function untilStyled(page: Page): Promise<void> {
  await page.locator('html:not([data-unstyled])').waitFor({ state: 'attached' });
}

/** A test with a browser and a site that only its file uses. */
export function testOn(start: () => Promise<RunningSite>) {
  return test.extend<{ site: RunningSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const site = await start();
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
  });
}

/** A test whose file has a server and a database to itself. */
export const ownSiteTest = testOn(() => startSite());

/** A typical phone. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
