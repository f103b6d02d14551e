import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone } from '../harness/browser-test.ts';
import { enter, fits, type State, type StateVisit } from './state.ts';

const desktop = { width: 1440, height: 900 };

/** Names a visit by its states. */
export const named = (visit: StateVisit) => ({
  ...visit,
  name: visit.states.map((state) => state.name).join(', '),
});

/** Runs axe in each state at both widths that can show it, and measures it with text of twice the size. */
export async function checkStates(page: Page, states: State[]): Promise<void> {
  for (const state of states) {
    const [first, ...others] = [desktop, phone.viewport].filter(({ width }) => fits(state, width));
    if (!first) throw new Error(`No window can show "${state.name}".`);
    await page.setViewportSize(first);
    await enter(page, state);
    await checkWithAxe(page, state);
    for (const viewport of others) {
      await page.setViewportSize(viewport);
      await checkWithAxe(page, state);
    }
    await setTextSize(page, '32px');
    expect({ state: state.name, overflow: await overflow(page) }).toEqual({ state: state.name, overflow: 0 });
    await setTextSize(page, '');
  }
}

async function checkWithAxe(page: Page, { name }: State): Promise<void> {
  const at = `${name}, ${page.viewportSize()?.width} px`;
  expect({ at, violations: await violationsOf(page) }).toEqual({ at, violations: [] });
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** How far (px) the page or its open dialog scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
