import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** The last line of a run, for whoever reads only that. */
const closingLine: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.flatMap((module) => module.errors()).length;
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    for (const test of flaky) {
      const reasons = test.result().errors?.map(({ message }) => message) ?? [];
      console.log(`only at the second try: ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons);
    }
    console.log(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped, ${flaky.length} only at the second try`,
    );
  },
};

/** Files at a time. Browsers use more than one core each; time that is measured is the page's own clock. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{generator,server,schema,site}/**/*.test.{ts,tsx}'],
          globalSetup: 'server/testing/storage/postgres-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Whoever waits for a server or a database waits for a busy machine as well.
          expect: { poll: { timeout: 20_000 } },
          maxWorkers,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.e2e.ts'],
          isolate: false,
          globalSetup: 'site/e2e/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers,
          // A browser on a busy machine may stand still once; the last line of a run says how often that happened.
          retry: 1,
        },
      },
    ],
  },
});
