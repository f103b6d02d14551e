import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite/sqlite-storage.ts';
import { pdf } from '../testing/attachments/sample-files.ts';
import { fileForm, startUpload } from '../testing/attachments/upload.ts';
import { crmCall, json } from '../testing/leads/lead-bodies.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { cookiesOf } from '../testing/staff/staff-session.ts';
import { abandonedAfterMs, deleteAbandoned, readBytes } from './store.ts';

test('a killed server keeps each accepted file whole, and half a file for an hour at most', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-test-'));
  const server = await startServerProcess(folder);
  const cookie = cookiesOf(await fetch(`${server.url}/rafp/submit`, json(crmCall())));
  const bytes = pdf(5_000_000);
  startUpload(server.port, cookie, 3_000_000);
  const init = { method: 'POST', body: fileForm('whole.pdf', bytes), headers: { cookie } };
  expect((await fetch(`${server.url}/api/attachments`, init)).status).toBe(200);
  await server.end('SIGKILL');

  const storage = await openSqlite(join(folder, 'data'));
  const files = () => storage.db.selectFrom('attachments').selectAll().orderBy('name').execute();
  const [half, whole] = await files();
  expect([half?.stored_at, whole?.name]).toEqual([null, 'whole.pdf']);
  const kept = Buffer.concat(await Array.fromAsync(readBytes(storage, whole?.id ?? '')));
  expect(kept.equals(bytes)).toBe(true);
  const later = new Date(Date.now() + abandonedAfterMs + 1000);
  await storage.commit((trx) => deleteAbandoned(trx, later));
  expect((await files()).map(({ name }) => name)).toEqual(['whole.pdf']);
  const chunks = await storage.db
    .selectFrom('attachment_chunks')
    .select('attachment_id')
    .distinct()
    .execute();
  expect(chunks).toEqual([{ attachment_id: whole?.id }]);
  // Nothing but the database, mail, and erasures: an upload has no temporary files.
  expect(
    readdirSync(join(folder, 'data')).filter((name) => !/^(landing-pages\.sqlite|mail|erasures)/.test(name)),
  ).toEqual([]);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
