import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStorage } from '../../storage/open-storage.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { staffClient } from '../../testing/staff/staff-client.ts';
import { addStaff, cookiesOf, staffEmail, staffPassword } from '../../testing/staff/staff-session.ts';
import { createPostgresDatabase, databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** Attacking connections, and correct sign-ins made one after another during the attack. */
const attackers = 60;
const signIns = 12;

/** A real server with one account, whose clients come from whatever network they name. */
async function startWithAccount(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'));
  const storage = await openStorage({ dataDir: join(folder, 'data'), databaseUrl });
  await addStaff({ storage });
  await storage.close();
  const server = await startServerProcess(folder, {
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  return {
    signIn: (address: string, email: string, password: string, cookie = '') =>
      fetch(`${server.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body: JSON.stringify({ email, password }),
      }),
    async [Symbol.asyncDispose]() {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Server = Awaited<ReturnType<typeof startWithAccount>>;

/**
 * Tries a new made-up account with each request, on every connection, until the work is done.
 * @returns how often each status was answered to the attackers
 */
async function flooded({ signIn }: Server, addressOf: (index: number) => string, work: () => Promise<void>) {
  const answers = new Map<number, number>();
  let isOver = false;
  let count = 0;
  const attack = async () => {
    while (!isOver) {
      count += 1;
      const answer = await signIn(
        addressOf(count),
        `person-${count}@larkfield.example`,
        'wrong horse of course',
      );
      await answer.body?.cancel();
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    }
  };
  const attacks = Promise.all(Array.from({ length: attackers }, attack));
  await work().finally(() => {
    isOver = true;
  });
  await attacks;
  return answers;
}

const hex = (index: number) => index.toString(16);

// A flood also keeps the test's own process busy.
describe.each(databases)('on %s', { timeout: 180_000 }, (database) => {
  const databaseUrl = async () => (database === 'PostgreSQL' ? createPostgresDatabase() : undefined);

  test('a flood from one /48 keeps no other network from signing in', async () => {
    await using server = await startWithAccount(await databaseUrl());
    const statuses: number[] = [];
    const answers = await flooded(
      server,
      (index) => `2001:db8:1:${hex(index % 65_536)}::1`,
      async () => {
        for (let index = 0; index < signIns; index += 1)
          statuses.push((await server.signIn(`203.0.113.${index}`, staffEmail, staffPassword)).status);
      },
    );
    expect(statuses).toEqual(Array(signIns).fill(200));
    // Five times the limit of ten, for the whole network.
    expect(answers.get(401)).toBeLessThanOrEqual(50);
    expect(answers.get(429)).toBeGreaterThan(attackers);
    expect([...answers.keys()].sort()).toEqual([401, 429]);
  });

  test('a flood from a new /48 with each request keeps no known device from signing in', async () => {
    await using server = await startWithAccount(await databaseUrl());
    const first = await server.signIn('203.0.113.1', staffEmail, staffPassword);
    const device =
      cookiesOf(first)
        .split('; ')
        .find((cookie) => cookie.includes('.device=')) ?? '';
    const statuses: number[] = [];
    const answers = await flooded(
      server,
      (index) => `2001:db8:${hex(index % 65_536)}::1`,
      async () => {
        for (let index = 0; index < signIns; index += 1)
          statuses.push((await server.signIn('203.0.113.1', staffEmail, staffPassword, device)).status);
      },
    );
    expect(statuses).toEqual(Array(signIns).fill(200));
    // The queue was full all the time.
    expect(answers.get(401)).toBeGreaterThan(0);
    expect(answers.get(429)).toBeGreaterThan(0);
  });
});

test('a flood is partly refused, and only checked passwords count', async () => {
  await using server = await createTestApp({ environment: { STAFF_SIGN_IN_LIMIT: '1000' } });
  await addStaff(server);
  const client = staffClient(server, '203.0.113.7');
  const answers = await Promise.all(
    Array.from({ length: attackers }, () => client.signIn(staffEmail, 'wrong horse of course')),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await client.signIn(staffEmail, staffPassword)).status).toBe(200);
  const rows = await server.storage.db.selectFrom('rate_limits').select('points').execute();
  const failed = statuses.filter((status) => status === 401).length;
  expect(rows.map(({ points }) => points)).toEqual([failed, failed, failed]);
});
