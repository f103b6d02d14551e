import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite/sqlite-storage.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { addStaff, signInAt, staffEmail } from '../testing/staff/staff-account.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-test-'));
let server: ServerProcess;
let headers: { cookie: string };

beforeEach(async () => {
  server = await startServerProcess(folder, { STUDIO_URL: '', DIST_DIR: join(folder, 'dist') });
  const storage = await openSqlite(join(folder, 'data'), { prepare: async () => {}, busyMs: 5000 });
  const known = await storage.db.selectFrom('staff_users').select('id').execute();
  if (known.length === 0) await addStaff({ storage }, staffEmail, 'author');
  await storage.close();
  headers = { cookie: await signInAt(server.url) };
});

afterEach(async () => {
  await server.end('SIGKILL');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const status = async () => (await fetch(`${server.url}/api/studio/pages`, { headers })).status;

/** The studio's processes in the order of their starts. */
const studios = () =>
  [...server.log().matchAll(/"pid":(\d+),"port":(\d+),"msg":"the studio is ready"/g)].map(
    ([, pid, port]) => ({
      pid: Number(pid),
      port,
    }),
  );

/** Whether a studio still listens. It refuses the request, which has no signature. */
async function listens(port = ''): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ status }) => status === 401,
    () => false,
  );
}

test('an author reads the pages through a server that was just started, and its log has both', async () => {
  await expect.poll(status).toBe(200);
  expect(server.log().indexOf('"msg":"listening"')).toBeLessThan(server.log().indexOf('the studio is ready'));
  expect(server.log()).toMatch(/"process":"studio".*"path":"\/api\/studio\/pages"/);
});

test('a studio that is killed comes back, and authors wait for it', async () => {
  await expect.poll(status).toBe(200);
  process.kill(studios()[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(status).toBe(503);
  await expect.poll(status).toBe(200);
  expect(studios()).toHaveLength(2);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('no studio outlives a server that gets %s', async (signal) => {
  await expect.poll(status).toBe(200);
  const port = studios().at(-1)?.port;
  expect(await listens(port)).toBe(true);
  expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
  await expect.poll(() => listens(port)).toBe(false);
});

test('servers of one data folder use one studio, and when its server is killed, another one takes over', async () => {
  const DATA_DIR = join(folder, 'data');
  const more = { STUDIO_URL: '', DIST_DIR: join(folder, 'dist'), DATA_DIR };
  await expect.poll(status).toBe(200);
  const second = await startServerProcess(join(folder, 'second'), more);
  try {
    const statusThere = async () => (await fetch(`${second.url}/api/studio/pages`, { headers })).status;
    await expect.poll(statusThere).toBe(200);
    expect(second.log()).toContain('another studio works in this data folder; standing by');
    expect(second.log()).not.toContain('the studio is ready');
    await server.end('SIGKILL');
    await expect.poll(() => second.log()).toContain('the studio is ready');
    await expect.poll(statusThere).toBe(200);
    server = await startServerProcess(folder, more);
    await expect.poll(status).toBe(200);
    expect(server.log()).toContain('standing by');
  } finally {
    await second.end('SIGTERM');
  }
});
