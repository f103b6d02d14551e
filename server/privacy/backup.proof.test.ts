import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databaseFile } from '../storage/sqlite/sqlite-storage.ts';
import { createPrivacyServer, type PrivacyServer } from '../testing/privacy/privacy-server.ts';
import { tracesInTables } from '../testing/privacy/search-everywhere.ts';
import { callerOf, leaveTraces, sendLead, traces } from '../testing/privacy/traced-person.ts';
import { databases } from '../testing/storage/databases.ts';
import { createDatabase } from '../testing/storage/postgres.ts';

/** Copies the database of a server that has stopped. @returns a function that puts the copy in its place */
async function backUp({ dataDir, environment }: PrivacyServer): Promise<() => void> {
  const { DATABASE_URL: url } = environment;
  if (url !== undefined) {
    const copy = await createDatabase(url.replace(/[^/]+$/, 'postgres'), url.split('/').at(-1));
    return () => {
      environment.DATABASE_URL = copy;
    };
  }
  const copy = join(dataDir, '..', 'backup.sqlite');
  using database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec(`vacuum into '${copy}'`);
  return () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, databaseFile + suffix), { force: true });
    using restored = new DatabaseSync(copy);
    restored.exec(`vacuum into '${join(dataDir, databaseFile)}'`);
  };
}

const comingBack = { fullName: traces.name, email: traces.email, phoneNumber: '+1 (813) 555-0177' };

describe.each(databases)('on %s', (database) => {
  test('a restored backup brings no erased person back, and one who came back stays', async () => {
    const privacy = await createPrivacyServer(database);
    const first = await privacy.start();
    const { id } = await leaveTraces(first.url);
    await first.end('SIGTERM');
    const restore = await backUp(privacy);

    const second = await privacy.start();
    await callerOf(second.url).work(`staff/leads/${id}/person/erase`, { confirm: traces.email });
    const { id: newId } = await sendLead(second.url, comingBack);
    await second.end('SIGTERM');
    // A start checks everything, and leaves the new lead alone.
    const third = await privacy.start();
    expect((await callerOf(third.url).work(`staff/leads/${newId}`)).status).toBe(200);
    await third.end('SIGTERM');

    restore();
    const inTables = () => privacy.read(({ db }) => tracesInTables(db, traces));
    expect(await inTables()).toEqual(Object.keys(traces));
    const fourth = await privacy.start();
    expect(await inTables()).toEqual([]);
    expect(fourth.log()).toContain('erasures of the journal repeated');
    const { id: last } = await sendLead(fourth.url, comingBack);
    await fourth.end('SIGTERM');
    const fifth = await privacy.start();
    expect((await callerOf(fifth.url).work(`staff/leads/${last}`)).status).toBe(200);
  });
});
