import type { Page } from 'playwright';
import { violationsOf } from '../harness/axe.ts';
import { expect, phone } from '../harness/browser-test.ts';
import { enter, fits, type State, type StateVisit } from './state.ts';

const desktop = { width: 1440, height: 900 };

/** The widest window that can show a state, or a phone for states that fit both. */
export type CheckedWindow = 'widest' | 'phone';

function windowsOf(state: State, checked: CheckedWindow) {
  const [widest, narrow] = [desktop, phone.viewport].filter(({ width }) => fits(state, width));
  if (!widest) throw new Error(`No window can show "${state.name}".`);
  return { widest, viewport: checked === 'widest' ? widest : narrow };
}

/** The visits with a state to check, named by their states. */
export const visitsFor = (visits: StateVisit[], checked: CheckedWindow) =>
  visits
    .filter(({ states }) => states.some((state) => windowsOf(state, checked).viewport))
    .map((visit) => ({ ...visit, name: visit.states.map((state) => state.name).join(', ') }));

/** Enters each state in the widest window. In the checked one it runs axe and makes the text twice the size. */
export async function checkStates(page: Page, states: State[], checked: CheckedWindow): Promise<void> {
  for (const state of states) {
    const { widest, viewport } = windowsOf(state, checked);
    await page.setViewportSize(widest);
    await enter(page, state);
    if (!viewport) continue;
    await page.setViewportSize(viewport);
    await checkWithAxe(page, state);
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
