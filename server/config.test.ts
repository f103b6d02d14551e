import { expect, test } from 'vitest';
import { ConfigError, readConfig, variables } from './config.ts';

test('an empty environment is a whole configuration', () => {
  const { trustProxy, ...config } = readConfig({});
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    distDir: 'dist',
    logLevel: 'info',
    bodyLimitBytes: 131_072,
    staticCacheBytes: 67_108_864,
    stopTimeoutMs: 10_000,
  });
  expect(trustProxy.check('127.0.0.1')).toBe(false);
});

test('every variable is read', () => {
  const { trustProxy, ...config } = readConfig({
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/srv/data',
    DIST_DIR: '/srv/dist',
    TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,2001:db8::/32',
    LOG_LEVEL: 'warn',
    BODY_LIMIT_BYTES: '2048',
    STATIC_CACHE_BYTES: '0',
    STOP_TIMEOUT_MS: '500',
  });
  expect(config).toEqual({
    port: 0,
    host: '::',
    dataDir: '/srv/data',
    distDir: '/srv/dist',
    logLevel: 'warn',
    bodyLimitBytes: 2048,
    staticCacheBytes: 0,
    stopTimeoutMs: 500,
  });
  expect(trustProxy.check('10.200.0.1')).toBe(true);
  expect(trustProxy.check('192.0.2.8')).toBe(false);
  expect(trustProxy.check('2001:db8::1', 'ipv6')).toBe(true);
});

test('every fault is listed at once, by name', () => {
  const environment = {
    PORT: '70000',
    HOST: 'not a host',
    TRUST_PROXY: '10.0.0.0/33, my-proxy, 192.0.2.1',
    LOG_LEVEL: 'loud',
    BODY_LIMIT_BYTES: '1.5e3',
    STATIC_CACHE_BYTES: '-1',
    STOP_TIMEOUT_MS: 'soon',
  };
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: The environment has 8 faults:
      LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".
      TRUST_PROXY must list IP addresses or CIDR ranges, but "10.0.0.0/33" is neither.
      TRUST_PROXY must list IP addresses or CIDR ranges, but "my-proxy" is neither.
      HOST must be an IP address or a host name, but is "not a host".
      PORT must be a whole number from 0 to 65535, but is "70000".
      BODY_LIMIT_BYTES must be a whole number from 1024 to 100000000, but is "1.5e3".
      STATIC_CACHE_BYTES must be a whole number from 0 to 100000000000, but is "-1".
      STOP_TIMEOUT_MS must be a whole number from 0 to 600000, but is "soon".]
  `);
});

test('a blank variable counts as absent', () => {
  expect(readConfig({ PORT: ' ', TRUST_PROXY: '' }).port).toBe(3000);
});

test('the defaults of the list are themselves without fault', () => {
  const fallbacks = Object.entries(variables).map(([name, { fallback }]) => [name, fallback]);
  expect(() => readConfig(Object.fromEntries(fallbacks))).not.toThrow();
});
