import { expect, test } from 'vitest';
import { flatten } from '../../server/config/variable.ts';
import { smallSite } from '../fixtures/folders.ts';
import { readStudioConfig } from './config.ts';
import { studioVariables } from './variables.ts';

const secret = 'b'.repeat(32);

test('the secret and a folder of pages are a whole configuration', () => {
  expect(readStudioConfig({ STUDIO_SECRET: secret, CONFIGS_DIR: smallSite })).toEqual({
    port: 3001,
    host: '127.0.0.1',
    secret,
    configs: smallSite,
    repository: undefined,
    dataDir: './data',
    releasesDir: undefined,
    distDir: 'dist',
    purgeUrl: undefined,
    logLevel: 'info',
    stopTimeoutMs: 10_000,
  });
});

test('every problem is listed at once, with its fix, and secrets are not shown', () => {
  const environment = {
    STUDIO_PORT: '70000',
    STUDIO_SECRET: 'too short',
    CONFIGS_DIR: '/nowhere',
    LOG_LEVEL: 'loud',
    STOP_TIMEOUT_MS: 'soon',
  };
  expect(() => readStudioConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: Invalid environment (5 problems):
      STUDIO_PORT must be a whole number from 0 to 65535, got "70000".
      STUDIO_SECRET must be at least 32 characters.
      LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, got "loud".
      STOP_TIMEOUT_MS must be a whole number from 0 to 600000, got "soon".
      CONFIGS_DIR must be a folder of pages, with a site.yaml, but "/nowhere" is not.]
  `);
  expect(() => readStudioConfig({ CONFIGS_DIR: smallSite })).toThrow(
    'STUDIO_SECRET must be set, to the same value as for the server',
  );
});

test('every description is one line that fits a table', () => {
  const misfits = flatten(studioVariables).filter(({ about }) => about === '' || /[\n|]|\.$/.test(about));
  expect(misfits).toEqual([]);
});
