import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { emailCall, json } from '../../testing/leads/lead-bodies.ts';
import { days, dist, refusals, send, view } from '../../testing/numbers/send-views.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createViewCounter } from './view-counter.ts';

test('events that arrive while a batch is written wait for the next one', async () => {
  const isWriting = Promise.withResolvers<void>();
  const canWrite = Promise.withResolvers<void>();
  await using server = await createTestApp({
    injectFault: ({ commit }) => ({
      async commit(work) {
        if (!String(work).includes('storeViews')) return commit(work);
        isWriting.resolve();
        await canWrite.promise;
        return commit(work);
      },
    }),
  });
  writeFiles(server.distDir, dist);
  await send(server, view);
  const flushed = server.views.flush();
  await isWriting.promise;
  await send(server, view);
  await send(server, view);
  canWrite.resolve();
  await flushed;
  expect(await days(server)).toMatchObject([{ views: 1 }]);
  await server.views.flush();
  expect(await days(server)).toMatchObject([{ views: 3 }]);
  const batches = await server.storage.db.selectFrom('view_batches').selectAll().execute();
  expect(batches).toHaveLength(2);
});

test('reports that are refused while the day of a batch is looked up are counted', async () => {
  await using server = await createTestApp();
  let now = new Date('2026-03-02T15:00:00Z');
  let zone = Promise.resolve('UTC');
  let lookUps = 0;
  const views = createViewCounter({
    storage: server.storage,
    zone() {
      lookUps += 1;
      return zone;
    },
    clock: () => now,
    logger: server.parts.logger,
  });
  await views.refuse('limit');
  now = new Date('2026-03-02T15:00:01Z');
  const file = Promise.withResolvers<string>();
  zone = file.promise;
  const flushed = views.flush();
  const refused = [views.refuse('limit'), views.refuse('bot')];
  file.resolve('UTC');
  await Promise.all([flushed, ...refused]);
  await views.stop();
  expect(await refusals(server)).toEqual({ limit: 2, bot: 1 });
  expect(lookUps).toBe(2);
});

describe.runIf(databases.includes('PostgreSQL'))('on PostgreSQL', () => {
  test('views commit without waiting for the disk, and leads with it', async () => {
    const settings: Record<string, unknown> = {};
    await using server = await createTestApp({
      database: 'PostgreSQL',
      injectFault: ({ commit }) => ({
        commit: (work) =>
          commit(async (trx) => {
            const result = await work(trx);
            const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(trx);
            if (/storeViews|recordLead/.test(String(work)))
              settings[String(work).includes('storeViews') ? 'views' : 'leads'] = rows[0]?.synchronous_commit;
            return result;
          }),
      }),
    });
    writeFiles(server.distDir, dist);
    await send(server, view);
    await server.views.flush();
    await server.app.request('/api/email/send-resume-email', json(emailCall()));
    expect(settings).toEqual({ views: 'off', leads: 'on' });
  });
});
