import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { childEnvironment } from '../testing/child-environment.ts';
import { moments } from '../testing/privacy/moments.ts';
import { createPrivacyServer, isCleaned, isDelivered } from '../testing/privacy/privacy-server.ts';
import { tracesInFiles, tracesInTables } from '../testing/privacy/search-everywhere.ts';
import { callerOf, leaveTraces, traces } from '../testing/privacy/traced-person.ts';
import { databases } from '../testing/storage/databases.ts';

const eraseAndDie = fileURLToPath(new URL('../testing/privacy/erase-and-die.ts', import.meta.url));

describe.each(databases)('on %s', (database) => {
  test.each(moments)('an erasure that is killed when %s', async (moment, hasBegun) => {
    const { environment, start, read, files } = await createPrivacyServer(database);
    const server = await start();
    const { id } = await leaveTraces(server.url);
    await expect.poll(() => read(isDelivered)).toBe(true);
    await server.end('SIGTERM');
    const { signal, stderr } = spawnSync(process.execPath, [eraseAndDie, id, moment], {
      env: { ...childEnvironment, ...environment },
      encoding: 'utf8',
    });
    expect(signal, stderr).toBe('SIGKILL');

    const again = await start();
    const { work } = callerOf(again.url);
    const found = await read(({ db }) => tracesInTables(db, traces));
    // What has begun is complete before the server listens.
    expect(found).toEqual(hasBegun ? [] : Object.keys(traces));
    if (!hasBegun) await work(`staff/leads/${id}/person/erase`, { confirm: traces.name });
    await expect.poll(() => read(isCleaned)).toBe(true);
    await expect.poll(async () => tracesInFiles(await files(), traces)).toEqual([]);
    const rows = await read(({ db }) => db.selectFrom('erasures').select(['lead_ids', 'reason']).execute());
    expect(rows.map(({ lead_ids, reason }) => [JSON.parse(lead_ids).length, reason])).toEqual([
      [2, 'request'],
    ]);
  });
});
