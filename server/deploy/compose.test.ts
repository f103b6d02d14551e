import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allVariables } from '../config/variables.ts';
import { projectFile, projectFolder } from '../testing/files/project-file.ts';
import { createTestApp } from '../testing/test-app.ts';

const known: string[] = allVariables.map(({ name }) => name);
/** Variables of the other containers. */
const own = ['POSTGRES_PASSWORD', 'SITE_ADDRESS'];
/** Variables that compose.yaml reads from .env. */
const required = [...own, 'STUDIO_SECRET'];
const text = projectFile('compose.yaml');
const { services, networks, volumes: declared } = parse(text, { merge: true });
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
  expect(new Set(used.map(([, name]) => name))).toEqual(new Set(required));
  expect(used.filter(([, , otherwise]) => !otherwise?.startsWith(':?'))).toEqual([]);
  for (const name of required) expect(example).toContainEqual({ name, value: '' });
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

test('only the proxy is reachable from outside, and only the servers reach the database and the studio', () => {
  expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy']);
  expect(services.database.networks).toEqual(['back']);
  expect(services.studio.networks).toEqual(['studio']);
  const inNetwork = (network: string) =>
    Object.keys(services).filter((name) =>
      Array.from(Object.values(services[name].networks)).includes(network),
    );
  expect(inNetwork('studio')).toEqual(['server-1', 'server-2', 'studio']);
  for (const network of ['back', 'studio']) expect(networks[network].internal).toBe(true);
});

test('the servers reach the studio at its port, with the secret of .env', () => {
  const { STUDIO_PORT, STUDIO_HOST, STUDIO_SECRET } = services.studio.environment;
  for (const { environment, env_file } of servers) {
    expect(environment.STUDIO_URL).toBe(`http://studio:${STUDIO_PORT}`);
    expect(env_file).toBe('.env');
  }
  expect(STUDIO_HOST).toBe('0.0.0.0');
  expect(STUDIO_SECRET).toMatch(/^\$\{STUDIO_SECRET:\?/);
});

test('the studio has the pages, and no other secrets and rights than it needs', () => {
  const { environment, env_file, volumes, build, healthcheck, ...studio } = services.studio;
  expect(env_file).toBeUndefined();
  const generator = projectFile('generator/studio/variables.ts');
  for (const name of Object.keys(environment).filter((name) => name !== 'STUDIO_SECRET'))
    expect(generator).toContain(`variable('${name}'`);
  for (const hardening of ['read_only', 'cap_drop', 'security_opt', 'init', 'tmpfs'])
    expect(studio[hardening]).toEqual(services['server-1'][hardening]);
  const folders = volumes.map((volume: string) => volume.split(':')[1]);
  for (const name of ['DATA_DIR', 'RELEASES_DIR', 'STUDIO_REPO'])
    expect(folders).toContain(environment[name]);
  expect(environment.CONFIGS_DIR.startsWith(`${environment.STUDIO_REPO}/`)).toBe(true);
  expect(projectFile('Dockerfile')).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
  expect(existsSync(projectFolder + healthcheck.test.at(-1))).toBe(true);
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

test('the servers follow the releases of a volume that they cannot write', () => {
  for (const { environment, volumes } of servers) {
    expect(volumes).toContain(`releases:${environment.RELEASES_DIR}:ro`);
    // The volume belongs to the user of the first image that mounts it.
    expect(projectFile('Dockerfile')).toMatch(
      new RegExp(`install .*--owner=node .* ${environment.RELEASES_DIR}$`, 'm'),
    );
  }
  expect(Object.keys(declared)).toContain('releases');
});
