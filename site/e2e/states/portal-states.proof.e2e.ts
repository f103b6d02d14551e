import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ownSiteTest as base } from '../harness/browser-test.ts';
import { checkStates, namedVisits } from './check-states.ts';
import { addressOf, openScene, type Scene, sessionOf } from './scene.ts';
import { portalVisits } from './states.ts';

const test = base.extend<{ scene: Scene }>({
  scene: [
    async ({ site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'scene-'));
      const scene = await openScene(folder, inject('dist'), site);
      await use(scene);
      await scene[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
});

// A visit checks up to five states.
const timeout = 300_000;

test.for(namedVisits(portalVisits))(
  'axe, large text, and a quiet console: $name',
  { timeout },
  async (planned, { visit, scene }) => {
    const page = await visit(addressOf(scene, planned), {
      allowedProblems: planned.allowedProblems,
      async before(page) {
        await page.context().addCookies(sessionOf(scene, planned).cookies);
        await planned.before?.(page);
      },
    });
    await checkStates(page, planned.states);
  },
);
