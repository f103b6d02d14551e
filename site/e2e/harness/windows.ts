import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { listenTo, type OnProblem, watchPage } from './watch-page.ts';

/** A page in its own browser context, for one visit. */
export interface BrowserWindow {
  page: Page;
  /** Makes the window available to the next visit, or closes it. */
  release(): Promise<void>;
}

export interface WindowOptions extends BrowserContextOptions {
  /** Opens a new context. Init scripts, fake clocks, and measurements of an empty cache need one. */
  fresh?: boolean;
}

/**
 * Opens windows of one browser on one site. Starting a window takes Chromium longer than showing a page in it, so most
 * visits share one per kind of device: between visits its storage, cookies, routes, and listeners are cleared.
 */
export interface Windows {
  open(options: WindowOptions, onProblem: OnProblem): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** Options that can be changed in an open window. */
const changeable = ['viewport', 'reducedMotion', 'forcedColors'];
/** Windows are shared by visits with equal values of these options. All other options need a fresh window. */
const deviceOptions = ['isMobile', 'hasTouch', 'deviceScaleFactor', 'javaScriptEnabled'];

interface SharedWindow {
  page: Page;
  onProblem: OnProblem;
}

export function createWindows(browser: Browser, baseURL: string): Windows {
  const idle = new Map<string, SharedWindow[]>();
  const contexts = new Set<BrowserContext>();

  async function start(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL, ...options });
    contexts.add(context);
    context.setDefaultTimeout(10_000);
    return context.newPage();
  }

  async function close(page: Page): Promise<void> {
    contexts.delete(page.context());
    await page.context().close();
  }

  async function openFresh(options: BrowserContextOptions, onProblem: OnProblem): Promise<BrowserWindow> {
    const page = await start(options);
    await watchPage(page, onProblem);
    return { page, release: () => close(page) };
  }

  return {
    async open({ fresh, ...options }, onProblem) {
      const names = Object.keys(options);
      if (fresh || names.some((name) => ![...changeable, ...deviceOptions].includes(name)))
        return openFresh(options, onProblem);
      const device = deviceOptions.flatMap((name) =>
        name in options ? [`${name}=${options[name as keyof typeof options]}`] : [],
      );
      const kind = device.join();
      let shared = idle.get(kind)?.pop();
      if (shared) {
        shared.onProblem = onProblem;
        await adjust(shared.page, options);
      } else {
        const created: SharedWindow = { page: await start(options), onProblem };
        await watchPage(created.page, (problem) => created.onProblem(problem));
        refusePermanentChanges(created.page);
        shared = created;
      }
      const { page } = shared;
      const window = shared;
      return {
        page,
        async release() {
          if (!(await clear(page))) return close(page);
          window.onProblem = () => {};
          listenTo(page, (problem) => window.onProblem(problem));
          idle.set(kind, [...(idle.get(kind) ?? []), window]);
        },
      };
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
}

async function adjust(
  page: Page,
  { viewport, reducedMotion, forcedColors }: BrowserContextOptions,
): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    reducedMotion: reducedMotion ?? null,
    forcedColors: forcedColors ?? null,
  });
}

/** These changes would outlive the visit. */
function refusePermanentChanges(page: Page): void {
  const refuse = () => {
    throw new Error('This changes the window permanently. Visit with `fresh: true`.');
  };
  for (const target of [page, page.context()]) {
    target.addInitScript = refuse;
    target.exposeBinding = refuse;
    target.exposeFunction = refuse;
    target.clock.install = refuse;
  }
}

/** Leaves the page and clears the window. @returns whether the window can be used again */
async function clear(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  try {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(context.pages().flatMap((other) => (other === page ? [] : other.close())));
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    if (page.url().startsWith('http'))
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await page.goto('about:blank');
    return true;
  } catch {
    return false;
  }
}
