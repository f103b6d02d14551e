import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { test as base, inject } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { type BrowserWindow, createWindows, type WindowOptions, type Windows } from './windows.ts';

export { expect };

export interface VisitOptions extends WindowOptions {
  /** Runs before the page is requested: for routes and listeners, and with `fresh` for a clock or scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** Problems that this test allows. All others fail it. */
  mayComplain?: RegExp;
  /** Loads pictures. Without them a visit is faster and has the same layout. */
  pictures?: boolean;
}

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Opens a browser with or without pictures. */
type OpenBrowser = (kind: 'with pictures' | 'plain') => Promise<Browser>;

interface Fixtures {
  /** The real server on the built site, one per test file. */
  site: RunningSite;
  /** A worker's browsers, each started on first use. */
  openBrowser: OpenBrowser;
  /** Loads no pictures. */
  browser: Browser;
  /** The windows of a test file's visits. */
  windowsOf: (kind: Parameters<OpenBrowser>[0]) => Promise<Windows>;
  /** Opens a page as a new visitor, by default at 1440 x 900 px with reduced motion. */
  visit: Visit;
}

/** Motion costs time, so tests of motion ask for `reducedMotion: 'no-preference'`. */
const visitor: WindowOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };

/** A test with a browser and a site. It also fails on problems of a page, see `watchPage`. */
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
  openBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
    async ({}, use) => {
      const browsers = new Map<string, Promise<Browser>>();
      await use((kind) => {
        const browser =
          browsers.get(kind) ?? launchChromium(inject('chromium'), { pictures: kind === 'with pictures' });
        browsers.set(kind, browser);
        return browser;
      });
      for (const browser of browsers.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
  browser: [async ({ openBrowser }, use) => use(await openBrowser('plain')), { scope: 'worker' }],
  windowsOf: [
    async ({ site, openBrowser }, use) => {
      const opened = new Map<string, Windows>();
      await use(async (kind) => {
        const windows = opened.get(kind) ?? createWindows(await openBrowser(kind), site.url);
        opened.set(kind, windows);
        return windows;
      });
      for (const windows of opened.values()) await windows.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ windowsOf }, use) => {
    const opened: BrowserWindow[] = [];
    const problems: string[] = [];
    await use(async (path, { before, mayComplain, pictures = false, ...options } = {}) => {
      const windows = await windowsOf(pictures ? 'with pictures' : 'plain');
      const window = await windows.open({ ...visitor, ...options }, (problem) => {
        if (!mayComplain?.test(problem)) problems.push(problem);
      });
      opened.push(window);
      await before?.(window.page);
      await window.page.goto(path);
      return window.page;
    });
    await Promise.all(opened.map((window) => window.release()));
    expect(problems).toEqual([]);
  },
});

/** A typical phone. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
