import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { Scene } from './scene.ts';
import type { State } from './state.ts';

/** A page in a state, in a window of its own. */
export interface OpenState extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
}

/**
 * Opens a page and brings it into a state.
 * @param options the window's size and likings
 * @param watch is given the page before anything is asked for
 */
export async function openState(
  browser: Browser,
  scene: Scene,
  state: State,
  options: BrowserContextOptions,
  watch: (page: Page) => Promise<unknown> = async () => {},
): Promise<OpenState> {
  const site = scene[state.site ?? 'full'];
  const storageState = state.signedIn && 'session' in site ? site.session : undefined;
  const context = await browser.newContext({ baseURL: site.url, ...options, storageState });
  try {
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await watch(page);
    await state.before?.(page, scene);
    await page.goto(typeof state.at === 'string' ? state.at : state.at(scene));
    await state.show(page, scene);
    return { context, page, [Symbol.asyncDispose]: () => context.close() };
  } catch (error) {
    await context.close();
    throw new Error(`"${state.name}" could not be reached`, { cause: error });
  }
}
