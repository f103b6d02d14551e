import { sql, type Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import { markSpam } from '../../leads/spam/judge-spam.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { insertLead } from '../../testing/leads/insert-rows.ts';
import { insertOrigin, insertViews } from '../../testing/numbers/insert-numbers.ts';
import { send, serverAt, view } from '../../testing/numbers/send-views.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { fillNumbers } from '../prove/fill-numbers.ts';
import type { NumbersRequest } from '../query/numbers-request.ts';
import { type NumbersParts, readNumbers } from '../query/read-numbers.ts';
import { sumDays } from './sum-days.ts';

const zone = 'America/New_York';
const now = new Date('2026-03-09T15:00:00Z');

const summed = async ({ db }: Storage) =>
  (await db.selectFrom('summed_days').select('day').orderBy('day').execute()).map(({ day }) => day);

const sumsOf = ({ db }: Storage, day: string) =>
  db
    .selectFrom('source_sums')
    .select(['source', 'views', 'forms_opened', 'leads'])
    .where('day', '=', day)
    .orderBy('source')
    .execute();

describe.each(databases)('on %s', (database) => {
  test('numbers are the same from sums, from a part of them, and without any', async () => {
    await using server = await createTestApp({ database });
    const { storage } = server;
    await fillNumbers(storage, { days: 6, pages: 3, leads: 40 }, '2026-03-08');
    const pages = { pageAt: () => undefined, titleOf: () => undefined } as unknown as NumbersParts['pages'];
    const period = { since: '2026-03-06', until: '2026-03-08' };
    const against = { since: '2026-03-03', until: '2026-03-05' };
    const filters = [{}, { device: 'phone' }, { source: 'Google' }] as Partial<NumbersRequest>[];
    const readAll = () =>
      Promise.all(
        filters.map((filter) =>
          readNumbers(
            { db: storage.db, pages, zone, now },
            { period, against, device: undefined, source: undefined, ...filter },
          ),
        ),
      );
    const plain = await readAll();
    expect(plain.map(({ total }) => total.leads)).toEqual([114, 39, 18]);
    await sumDays(storage, now, zone);
    expect(await summed(storage)).toHaveLength(6);
    // Now only the sums can give the same numbers.
    await storage.commit(async (trx) => {
      await trx.deleteFrom('summed_days').where('day', 'in', ['2026-03-03', '2026-03-07']).execute();
      await trx.deleteFrom('view_days').where('day', 'not in', ['2026-03-03', '2026-03-07']).execute();
    });
    expect(await readAll()).toEqual(plain);
  });

  test('a day is summed an hour after its end, and again after a change', async () => {
    await using server = await createTestApp({ database });
    const { storage } = server;
    await insertViews(storage, '2026-03-06', { views: 5, forms_opened: 2 });
    await insertViews(storage, '2026-03-08', { views: 7 });
    await sumDays(storage, new Date('2026-03-09T04:59:59Z'), zone);
    expect(await summed(storage)).toEqual(['2026-03-06', '2026-03-07']);
    await sumDays(storage, new Date('2026-03-09T05:00:00Z'), zone);
    expect(await summed(storage)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08']);
    const lead_id = await insertLead(storage);
    await insertOrigin(storage, '2026-03-08', { lead_id, source: 'Direct' });
    await insertOrigin(storage, '2026-03-08', { is_visitor: 1 });
    await sumDays(storage, now, zone);
    expect(await sumsOf(storage, '2026-03-08')).toMatchObject([{ source: 'Direct', leads: 1 }, { leads: 0 }]);
    await storage.commit((trx) => markSpam(trx, lead_id, now));
    expect(await summed(storage)).toEqual(['2026-03-06', '2026-03-07']);
    await sumDays(storage, now, zone);
    const views = { source: 'Google Ads', views: 7, forms_opened: 0, leads: 0 };
    expect(await sumsOf(storage, '2026-03-08')).toEqual([views]);
  });

  test('a day is summed again if one of its views is stored later', async () => {
    const { server, goTo } = await serverAt(database, '2026-03-08T20:00:00Z');
    await using _ = server;
    const { storage, views } = server;
    await send(server, view);
    await insertViews(storage, '2026-03-08', { views: 7 });
    goTo('2026-03-09T15:00:00Z');
    await sumDays(storage, now, zone);
    expect(await summed(storage)).toEqual(['2026-03-08']);
    await views.flush();
    expect(await summed(storage)).toEqual([]);
  });
});

test.runIf(databases.includes('PostgreSQL'))('sums wait for those who are changing the day', async () => {
  await using server = await createTestApp({ database: 'PostgreSQL' });
  const { storage } = server;
  await insertViews(storage, '2026-03-08', { views: 7 });
  const changed = Promise.withResolvers<void>();
  const change = storage.commit(async (trx) => {
    await trx.updateTable('view_days').set({ views: 8 }).execute();
    changed.resolve();
    while (!(await isAwaited(trx)));
  });
  await changed.promise;
  await sumDays(storage, now, zone);
  await change;
  expect(await sumsOf(storage, '2026-03-08')).toMatchObject([{ views: 8 }]);
});

/** Whether another transaction waits for its turn with the views. */
async function isAwaited(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'view_days'::regclass
    and database = (select oid from pg_database where datname = current_database())`.execute(trx);
  return rows.length > 0;
}
