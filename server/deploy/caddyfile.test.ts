import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { maxBodyBytes } from '../attachments/receive-multipart.ts';
import { readConfig } from '../config/config.ts';
import { projectFile } from '../testing/files/project-file.ts';
import { createTestApp } from '../testing/test-app.ts';

const caddyfile = projectFile('server/deploy/Caddyfile');

test('it forwards to the servers of compose.yaml at their port', () => {
  const { services } = parse(projectFile('compose.yaml'), { merge: true });
  const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ') ?? [];
  const servers = Object.keys(services).filter((name) => name.startsWith('server-'));
  expect(upstreams).toEqual(servers.map((name) => `${name}:${services[name].environment.PORT}`));
});

test('it retries only lead submissions, which are idempotent', async () => {
  await using server = await createTestApp();
  const posts = server.app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  const retried = /method POST\n\s+path (.+)\n/.exec(caddyfile)?.[1]?.split(' ') ?? [];
  expect(retried).toHaveLength(3);
  expect(retried.filter((path) => !posts.includes(path))).toEqual([]);
});

test("its limits for bodies are above the servers'", () => {
  const bytes = (pattern: RegExp, unit: number) => Number(pattern.exec(caddyfile)?.[1]) * unit;
  const maxSize = (matcher: string) =>
    bytes(new RegExp(`request_body @${matcher} \\{\\s+max_size (\\d+)MB`), 1e6);
  const limit = readConfig({}).bodyLimitBytes;
  expect(maxSize('other')).toBeGreaterThan(limit);
  expect(maxSize('upload')).toBeGreaterThan(maxBodyBytes);
  expect(bytes(/request_buffers (\d+)KiB/, 1024)).toBeGreaterThan(limit);
});
