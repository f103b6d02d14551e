import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
          // One Chromium at a time: these tests measure layout and time.
          fileParallelism: false,
        },
      },
    ],
  },
});
