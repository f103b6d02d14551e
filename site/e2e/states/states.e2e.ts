import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { violationsOf } from '../harness/axe.ts';
import { test as base, expect, phone } from '../harness/browser-test.ts';
import { watchPage } from '../harness/watch-page.ts';
import { openState } from './open-state.ts';
import { openScene, type Scene } from './scene.ts';
import { fits } from './state.ts';
import { states } from './states.ts';

const test = base.extend<{ scene: Scene }>({
  scene: [
    async ({ browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'scene-'));
      const scene = await openScene(browser, folder, inject('dist'));
      await use(scene);
      await scene[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
});

const desk = { width: 1440, height: 900 };

/** How far the page, or the dialog that is open in it, can be scrolled sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

// Reaching a state takes longest, so that it is reached once and looked at in both widths that can show it.
test.for(states)('when $name: axe, large letters, and a quiet console', async (state, { browser, scene }) => {
  const first = fits(state, desk.width) ? desk : phone.viewport;
  const problems: string[] = [];
  const watch = (page: Page) =>
    watchPage(page, (problem) => {
      if (!state.mayComplain?.test(problem)) problems.push(problem);
    });
  await using opened = await openState(
    browser,
    scene,
    state,
    { viewport: first, reducedMotion: 'reduce' },
    watch,
  );
  const { page } = opened;
  expect([first.width, ...(await violationsOf(page))]).toEqual([first.width]);
  if (fits(state, phone.viewport.width)) {
    await page.setViewportSize(phone.viewport);
    expect([phone.viewport.width, ...(await violationsOf(page))]).toEqual([phone.viewport.width]);
  }
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect(['letters of twice the size', await overflow(page)]).toEqual(['letters of twice the size', 0]);
});
