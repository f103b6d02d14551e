import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { addressOf, type Scene, sessionOf } from './scene.ts';
import { enter, fits, type State, type StateVisit } from './state.ts';

/** A page in a state, in a separate window. */
export interface OpenState extends AsyncDisposable {
  page: Page;
}

/** Opens a visit's page and brings it into one of its states by way of the earlier ones. */
export async function openState(
  browser: Browser,
  scene: Scene,
  visit: StateVisit,
  wanted: State,
  options: BrowserContextOptions & { viewport: { width: number; height: number } },
): Promise<OpenState> {
  const address = addressOf(scene, visit);
  const context = await browser.newContext({
    ...options,
    baseURL: new URL(address).origin,
    storageState: sessionOf(scene, visit),
  });
  try {
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await visit.before?.(page);
    await page.goto(address);
    for (const state of visit.states.slice(0, visit.states.indexOf(wanted) + 1))
      if (fits(state, options.viewport.width)) await enter(page, state);
    return { page, [Symbol.asyncDispose]: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}
