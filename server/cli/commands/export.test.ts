import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCliSession } from '../../testing/cli-session.ts';
import { storedFile } from '../../testing/leads/stored-lead.ts';
import { databases } from '../../testing/storage/databases.ts';
import { exportLeads } from './export.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-test-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const id = '019c0000-0000-7000-8000-000000000001';

/** Parses RFC 4180 strictly. */
function parse(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  let read = 0;
  for (const [whole, quoted, plain = '', end] of csv.matchAll(cell)) {
    read += whole.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  expect(read).toBe(csv.length);
  return rows.slice(0, -1);
}

/** The rows, keyed by the header row. */
function records(csv: string): Record<string, string>[] {
  const [names = [], ...rows] = parse(csv);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

describe.each(databases)('on %s', (database) => {
  test('every fact has a column', async () => {
    await using session = await createCliSession({
      database,
      environment: { PUBLIC_URL: 'https://larkfield.example' },
    });
    await session.addLead({ id });
    await session.storage.commit((trx) => trx.insertInto('attachments').values(storedFile).execute());
    await session.addDelivery(id, { status: 'delivered' });
    await session.addDelivery(id, { status: 'dead', target: 'crm' });
    await session.addDelivery(id, { edition: 2 });
    const [record] = records(await session.run(exportLeads, ['--csv']));
    expect(record).toMatchInlineSnapshot(`
      {
        "answers": "Which shift? Noon (not one of the choices)
      '=Anything else: <script>alert(1)</script>
        Name: Robin Vale",
        "attachments": "jordan-ellis.pdf https://larkfield.example/attachments/019c0000-0000-7000-8000-0000000000a1",
        "brand_slug": "larkfield-resumes",
        "consents": "[{"name":"termsAgreed","given":true,"text":"I Agree and accept Terms Conditions and Privacy Policy","at":"2026-03-02T10:00:00.000Z","sha256":"f00d"}]",
        "consents_given": "termsAgreed",
        "consents_refused": "",
        "country": "UNITED STATES",
        "delivery": "dead",
        "delivery_crm": "dead",
        "delivery_notice": "pending",
        "email": "jordan.ellis@mail.example",
        "first_at": "2026-02-27T08:00:00.000Z",
        "first_gclid": "abc",
        "first_landing_page": "/lp8/",
        "first_referrer": "https://www.google.example/",
        "first_utm_source": "google",
        "form": "order",
        "full_name": "Jordan Ellis",
        "id": "019c0000-0000-7000-8000-000000000001",
        "kind": "order",
        "last_at": "",
        "last_landing_page": "",
        "last_referrer": "",
        "message": "By Friday, please.",
        "original_price": "220",
        "page_revision": "a1b2c3d4",
        "page_url": "https://larkfield.example/lp8/",
        "phone": "'+1 (813) 555-0142",
        "price": "150",
        "received_at": "2026-03-02T10:00:00.000Z",
        "service": "Professional Resume Writing",
        "spam_reason": "",
        "tag_consent": "{"mode":"opt-in","granted":["advertising"],"privacyControl":false,"at":"2026-03-02T09:58:00.000Z"}",
      }
    `);
  });

  test('campaign parameters of any lead are columns for all', async () => {
    await using session = await createCliSession({ database });
    const touch = { at: '2026-03-02T09:00:00.000Z', landingPage: '/', referrer: '' };
    const first = { ...touch, params: { utm_source: 'one' } };
    const last = { ...touch, params: { utm_source: '=two', gclid: 'three' } };
    await session.addLead({ received_at: '2026-03-01T00:00:00.000Z', attribution: null, consents: null });
    await session.addLead({
      received_at: '2026-03-02T00:00:00.000Z',
      attribution: JSON.stringify({ first }),
    });
    await session.addLead({ received_at: '2026-03-03T00:00:00.000Z', attribution: JSON.stringify({ last }) });
    const rows = records(await session.run(exportLeads, ['--csv']));
    expect(rows.map((row) => [row.first_utm_source, row.last_utm_source, row.last_gclid])).toEqual([
      ['', '', ''],
      ['one', '', ''],
      ['', "'=two", 'three'],
    ]);
    expect(rows[0]).not.toHaveProperty('first_gclid');
  });

  test('visitor input stays in its cell and is never evaluated', async () => {
    await using session = await createCliSession({ database });
    const message = 'He said "hello",\nand\r\nleft; =1+1';
    await session.addLead({ full_name: '=HYPERLINK("https://evil.example")', message });
    const [record] = records(await session.run(exportLeads, ['--csv']));
    expect(record).toMatchObject({
      full_name: '\'=HYPERLINK("https://evil.example")',
      phone: "'+1 (813) 555-0142",
      message: 'He said "hello",\nand\r\nleft; \'=1+1',
    });
  });

  test.each([
    [[], 'a b c'],
    [['--include-spam'], 'a b c d'],
    [['--since', '2026-03-02'], 'b c'],
    [['--until', '2026-03-02'], 'a b'],
    [['--form', 'contact'], 'c'],
  ])('%j exports "%s", oldest first', async (words, found) => {
    await using session = await createCliSession({ database });
    await session.addLead({ service: 'c', form: 'contact', received_at: '2026-03-03T00:00:00.000Z' });
    await session.addLead({ service: 'a', received_at: '2026-03-01T00:00:00.000Z' });
    await session.addLead({ service: 'd', spam_reason: 'too_fast', received_at: '2026-03-04T00:00:00.000Z' });
    await session.addLead({ service: 'b', received_at: '2026-03-02T00:00:00.000Z' });
    const rows = records(await session.run(exportLeads, ['--csv', ...words]));
    expect(rows.map(({ service }) => service).join(' ')).toBe(found);
  });

  test('leads from several batches are exported once each', async () => {
    await using session = await createCliSession({ database });
    // Received at the same instant, so only the id determines the order.
    const ids = await Promise.all(Array.from({ length: 1203 }, () => session.addLead()));
    const rows = records(await session.run(exportLeads, ['--csv']));
    expect(rows.map((row) => row.id).sort()).toEqual(ids.sort());
  });
});

test('--bom starts the file with a byte order mark', async () => {
  await using session = await createCliSession();
  expect(await session.run(exportLeads, ['--csv', '--bom'])).toMatch(/^\ufeff"id",/);
  expect(await session.run(exportLeads, ['--csv'])).toMatch(/^"id",/);
});

test('a file is replaced atomically and readable by its owner only', async () => {
  await using session = await createCliSession();
  await session.addLead({ id });
  const path = join(folder, 'leads.csv');
  writeFileSync(path, 'older');
  expect(await session.run(exportLeads, ['--csv', path])).toBe(`Exported 1 lead to ${path}.\n`);
  expect(records(readFileSync(path, 'utf8'))).toHaveLength(1);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['leads.csv']);
});

test('a failed export keeps the existing file and leaves no other', async () => {
  await using session = await createCliSession();
  await session.addLead({ attribution: 'no JSON' });
  const path = join(folder, 'leads.csv');
  writeFileSync(path, 'older');
  await expect(session.run(exportLeads, ['--csv', path])).rejects.toThrow(/JSON/);
  expect(readFileSync(path, 'utf8')).toBe('older');
  expect(readdirSync(folder)).toEqual(['leads.csv']);
});

test.each(['/dev/null', '.'])('%s is not replaced by an export', async (path) => {
  await using session = await createCliSession();
  await expect(session.run(exportLeads, ['--csv', path])).rejects.toThrow(
    `${path} is not a regular file; omit FILE to write to standard output.`,
  );
});

test('a missing folder is reported', async () => {
  await using session = await createCliSession();
  const path = join(folder, 'nowhere', 'leads.csv');
  await expect(session.run(exportLeads, ['--csv', path])).rejects.toThrow(
    /Cannot write .*leads\.csv \(ENOENT/,
  );
});

test('a reader that closes early ends the export without an error', async () => {
  await using session = await createCliSession();
  await Promise.all(Array.from({ length: 600 }, () => session.addLead()));
  let chunks = 0;
  const stream = new Writable({
    write(_chunk, _encoding, callback) {
      chunks += 1;
      callback(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  await session.run(exportLeads, ['--csv'], { stream });
  expect(chunks).toBe(1);
});
