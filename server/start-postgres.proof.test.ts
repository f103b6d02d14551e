import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles } from './testing/files/write-dist.ts';
import { emailCall, json } from './testing/leads/lead-bodies.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { databases } from './testing/storage/databases.ts';
import { type PostgresServer, startPostgres } from './testing/storage/postgres.ts';

describe.runIf(databases.includes('PostgreSQL'))('a server on PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-postgres-'));
  let postgres: PostgresServer;
  let server: ServerProcess;

  beforeAll(async () => {
    writeFiles(folder, { 'dist/index.html': 'home', 'dist/.build/server.json': '{}' });
    postgres = await startPostgres();
    server = await startServerProcess(folder, {
      DATABASE_URL: await postgres.createDatabase(),
      DIST_DIR: join(folder, 'dist'),
    });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await postgres[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  let visitors = 0;
  async function send() {
    visitors += 1;
    const began = performance.now();
    const body = emailCall({ email: `visitor-${visitors}@mail.example` });
    const answer = await fetch(`${server.url}/api/email/send-resume-email`, json(body));
    return { status: answer.status, body: await answer.json(), ms: performance.now() - began };
  }

  const statusOf = async (path: string) => (await fetch(server.url + path)).status;

  test('accepts leads and is ready', async () => {
    expect(await send()).toMatchObject({ status: 200 });
    expect(await statusOf('/readyz')).toBe(200);
  });

  test.each([
    ['is stopped', () => postgres.stop(), () => postgres.start()],
    ['hangs', async () => postgres.pause(), async () => postgres.resume()],
  ])(
    'rejects leads within 10 s while the database %s, serves pages, and recovers by itself',
    async (_name, end, begin) => {
      await end();
      const refusals = await Promise.all(Array.from({ length: 25 }, send));
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
      expect(Math.max(...refusals.map(({ ms }) => ms))).toBeLessThan(10_000);
      expect(await statusOf('/')).toBe(200);
      expect(await statusOf('/healthz')).toBe(200);
      expect(await statusOf('/readyz')).toBe(503);
      await begin();
      await expect.poll(async () => (await send()).status, { timeout: 20_000 }).toBe(200);
      await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
    },
  );

  test('ends with 0', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.log()).not.toContain('"level":"fatal"');
  });
});
