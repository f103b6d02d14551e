import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ErasePersonAnswer, PersonAnswer } from '../../schema/api/privacy.ts';
import type { Storage } from '../storage/storage.ts';
import { createPrivacyServer, isCleaned, isDelivered } from '../testing/privacy/privacy-server.ts';
import { tracesInFiles, tracesInTables } from '../testing/privacy/search-everywhere.ts';
import { callerOf, leaveTraces, othersName, traces } from '../testing/privacy/traced-person.ts';
import { databases } from '../testing/storage/databases.ts';

async function sumOfPayments({ db }: Storage) {
  const { rows } =
    await sql`select count(*) as payments, sum(amount_cents) as cents, sum(refunded_cents) as refunded
    from payment_links where paid_at is not null`.execute(db);
  return rows;
}

const all = Object.keys(traces);
const inTables = ({ db }: Storage) => tracesInTables(db, traces);

describe.each(databases)('an erased person on %s', (database) => {
  test('leaves no trace in tables, raw files, mail, and logs, and payments add up', async () => {
    const { start, read, files, folder, dataDir } = await createPrivacyServer(database);
    const server = await start();
    const { id, otherId } = await leaveTraces(server.url);
    const { work } = callerOf(server.url);
    await expect.poll(() => read(isDelivered)).toBe(true);
    // Everything is there, so a search would find it. PostgreSQL's statistics contain samples of all columns.
    if (database === 'PostgreSQL') await read(({ db }) => sql`analyze`.execute(db));
    expect(await read(inTables)).toEqual(all);
    expect(tracesInFiles(await files(), traces)).toEqual(all);
    expect(tracesInFiles([join(dataDir, 'mail')], traces)).toEqual(
      expect.arrayContaining(['line of mail', 'chat message']),
    );
    expect(tracesInFiles([join(folder, 'server.log')], traces)).toEqual([]);
    const sums = await read(sumOfPayments);

    const { person } = (await (await work(`staff/leads/${id}/person`)).json()) as PersonAnswer;
    expect(person).toMatchObject({ name: traces.name, email: traces.email, keptPayments: 1, crm: 'none' });
    expect(person.leads.map(({ name }) => name)).toEqual([traces.name, traces.name]);
    const answer = await work(`staff/leads/${id}/person/erase`, { confirm: traces.email });
    const { erased } = (await answer.json()) as ErasePersonAnswer;
    expect(erased.leadIds).toHaveLength(2);
    expect(erased.mailFiles).toBeGreaterThan(2);

    expect(await read(inTables)).toEqual([]);
    expect(await read(sumOfPayments)).toEqual(sums);
    await expect.poll(() => read(isCleaned)).toBe(true);
    expect(tracesInFiles(await files(), traces)).toEqual([]);
    expect(await read(({ db }) => tracesInTables(db, { other: othersName }))).toEqual(['other']);
    expect((await work(`staff/leads/${otherId}`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(tracesInFiles(await files(), traces)).toEqual([]);
  });
});
