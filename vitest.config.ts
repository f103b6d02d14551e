import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** The last line of a run, for whoever reads only that. */
const closingLine: Reporter = {
  onTestRunEnd(modules) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((one) => one === state).length;
    const broken = modules.flatMap((module) => module.errors()).length;
    console.log(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`,
    );
  },
};

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{generator,server,schema,site}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.e2e.ts'],
          globalSetup: 'site/e2e/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Two files at a time: they mostly wait. Time that is measured is the page's own clock.
          maxWorkers: 2,
        },
      },
    ],
  },
});
