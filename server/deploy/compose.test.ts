import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allVariables } from '../config/variables.ts';
import { projectFile, projectFolder } from '../testing/files/project-file.ts';
import { createTestApp } from '../testing/test-app.ts';

const known: string[] = allVariables.map(({ name }) => name);
/** Variables of the other containers. */
const own = ['POSTGRES_PASSWORD', 'SITE_ADDRESS'];
const text = projectFile('compose.yaml');
const { services, networks } = parse(text, { merge: true });
const servers = [services['server-1'], services['server-2']];
const example = [...projectFile('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({
    name,
    value,
  }),
);

test('the servers read every variable that compose.yaml sets for them', () => {
  for (const { environment } of servers)
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  expect(
    example.map(({ name }) => name).filter((name) => !known.includes(name) && !own.includes(name)),
  ).toEqual([]);
});

test('required variables are in .env.example without a value, and nothing starts without them', () => {
  const used = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)];
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(own));
  expect(used.filter(([, , otherwise]) => !otherwise?.startsWith(':?'))).toEqual([]);
  for (const name of own) expect(example).toContainEqual({ name, value: '' });
});

test('.env.example lists every secret and contains none', () => {
  const secrets = allVariables.filter(({ isSecret }) => isSecret);
  const names = secrets.map(({ name }) => name).filter((name) => name !== 'DATABASE_URL');
  expect(example.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(example.filter(({ value }) => value !== '')).toEqual([]);
});

test('a stop takes less time than Docker allows', () => {
  for (const { environment, stop_grace_period } of servers)
    expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThanOrEqual(
      environment.STOP_TIMEOUT_MS + 5000,
    );
});

test('only the proxy is trusted, at an address reserved for it', () => {
  const address = services.proxy.networks.front.ipv4_address;
  for (const { environment } of servers) expect(environment.TRUST_PROXY).toBe(address);
  const [{ ip_range }] = networks.front.ipam.config;
  expect(ip_range).toBe('172.30.57.128/25');
  expect(Number(address.split('.').at(-1))).toBeLessThan(128);
});

test('only the proxy is reachable from outside, and only the servers reach the database', () => {
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy']);
  expect(services.database.networks).toEqual(['back']);
  expect(networks.back.internal).toBe(true);
});

test('health checks use existing files and paths', async () => {
  await using server = await createTestApp();
  const paths = server.app.routes.map(({ path }) => path);
  for (const { healthcheck } of servers) {
    const [kind, node, file, path] = healthcheck.test;
    expect([kind, node, existsSync(projectFolder + file)]).toEqual(['CMD', 'node', true]);
    expect(paths).toContain(path);
  }
});
