import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { useMemoryFolder } from './.ci/memory-folder.ts';

useMemoryFolder();

/** Prints the counts of a run as its last line. */
const closingLine: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.flatMap((module) => module.errors()).length;
    console.log(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`,
    );
  },
};

/** Files at a time: more than cores, because many tests wait. Time that is measured is the page's own clock. */
const maxWorkers = 6;

/** Proofs put load on the machine themselves. */
const maxProofWorkers = 4;

/** A killed server's lease can run out several times in one proof, which judges losses itself. */
const proofTimeout = 300_000;

const onNode = {
  // Files share a worker's modules: loading them again for each file takes twice the CPU.
  isolate: false,
  globalSetup: 'server/testing/storage/postgres-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A server or a database that a test waits for shares the machine with the rest of the run.
  expect: { poll: { timeout: 20_000 } },
  maxWorkers,
};

const inBrowser = {
  isolate: false,
  globalSetup: 'site/e2e/harness/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers,
};

const code = '{generator,server,schema,site}/**/*';

// `npm test` runs unit, company, and browser; `npm run test:proof` runs what kills processes, floods servers, stops
// databases, renders a second company, measures the company's pages, or sweeps every kind of page and rare failures.
export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${code}.test.{ts,tsx}`],
          exclude: ['**/*.proof.test.ts'],
          ...onNode,
        },
      },
      {
        test: {
          name: 'company',
          include: ['landing-configs/**/*.test.ts'],
          isolate: false,
          globalSetup: 'landing-configs/test-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.e2e.ts'],
          exclude: ['**/*.proof.e2e.ts'],
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'proof',
          include: [`${code}.proof.test.ts`],
          ...onNode,
          testTimeout: proofTimeout,
          maxWorkers: maxProofWorkers,
        },
      },
      {
        test: {
          name: 'proof-browser',
          include: ['{site/e2e,landing-configs}/**/*.proof.e2e.ts'],
          ...inBrowser,
          maxWorkers: maxProofWorkers,
        },
      },
    ],
  },
});
