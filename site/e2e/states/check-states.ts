import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone } from '../harness/browser-test.ts';
import { enter, fits, type State, type StateVisit } from './state.ts';

const desktop = { width: 1440, height: 900 };

/** The visits, named by their states. */
export const namedVisits = (visits: StateVisit[]) =>
  visits.map((visit) => ({ ...visit, name: visit.states.map((state) => state.name).join(', ') }));

/** Enters each state in the widest window that can show it. In every such window it runs axe and makes the text twice the size. */
export async function checkStates(page: Page, states: State[]): Promise<void> {
  for (const state of states) {
    const windows = [desktop, phone.viewport].filter(({ width }) => fits(state, width));
    const [widest] = windows;
    if (!widest) throw new Error(`No window can show "${state.name}".`);
    await page.setViewportSize(widest);
    await enter(page, state);
    for (const window of windows) {
      await page.setViewportSize(window);
      await checkInWindow(page, state);
    }
  }
}

async function checkInWindow(page: Page, { name }: State): Promise<void> {
  const at = `${name}, ${page.viewportSize()?.width} px`;
  expect({ at, violations: await violationsOf(page) }).toEqual({ at, violations: [] });
  await setTextSize(page, '32px');
  expect({ at, overflow: await overflow(page) }).toEqual({ at, overflow: 0 });
  await setTextSize(page, '');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** How far (px) the page or its open dialog scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
