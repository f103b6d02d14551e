import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMigratedDatabase, databases } from '../testing/storage/databases.ts';
import { insertRows } from './insert-rows.ts';
import { openStorage } from './open-storage.ts';

test.each(databases)('rows keep their texts, numbers, and nulls on %s', async (database) => {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'insert-rows-'));
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const databaseUrl = database === 'PostgreSQL' ? await createMigratedDatabase() : undefined;
  const storage = await openStorage({ dataDir, databaseUrl });
  stack.defer(() => storage.close());
  const row = { day: '2026-03-02', batch: 'b', at: '2026-03-02T15:00:00.000Z', kind: 'view' } as const;
  const common = { ...row, revision: 'r', variants: '', device: 'phone', width: '0' } as const;
  const rows = [
    {
      ...common,
      seq: 1,
      visitor: null,
      page: '/"a"/',
      source: "O'Neil \\ud800 %s ?",
      campaign: 'été 例 \u{1F600}',
    },
    { ...common, seq: 2, visitor: 'someone', page: '/b/', source: '\n\t$1', campaign: '007' },
  ];
  await storage.commit((trx) => insertRows(trx, 'view_events', rows).execute());
  expect(await storage.db.selectFrom('view_events').selectAll().orderBy('seq').execute()).toEqual(rows);
});
