import { describe, expect, test } from 'vitest';
import { markTables } from '../../testing/privacy/mark-tables.ts';
import { tracesInTables } from '../../testing/privacy/search-everywhere.ts';
import { staffSession } from '../../testing/staff/staff-session.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { personalTables } from '../data/personal-data.ts';
import { findPerson } from './find-person.ts';

/** Columns of payments and of the numbers that stay: they name no one. */
const kept = /^mark (payment_links|payment_attempts|desk_presence|lead_origins)\./;

describe.each(databases)('on %s', (database) => {
  test('an export has every column of every table with rows of the person, and files', async () => {
    await using server = await createTestApp({ database });
    const { leadId, marks } = await markTables(server.storage);
    const headers = { ...(await staffSession(server)) };
    const answer = await server.app.request(`/api/staff/leads/${leadId}/person/export`, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=person-[\w-]+\.json$/);
    const text = await answer.text();
    expect(marks.length).toBeGreaterThan(60);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    const { tables, mail } = JSON.parse(text);
    const names = personalTables.map(([name]) => name).filter((name) => name !== 'attachment_chunks');
    expect(Object.keys(tables)).toEqual(names);
    const [file] = tables.attachments;
    expect(Buffer.from(file.content, 'base64').toString()).toBe('mark attachment_chunks.bytes');
    expect(mail).toEqual([]);
  });

  test('an erasure leaves none of it, except what payments keep', async () => {
    await using server = await createTestApp({ database });
    const { leadId, marks } = await markTables(server.storage);
    const { db } = server.storage;
    const { emails } = await findPerson(db, { leadIds: [leadId] }, new Set());
    await server.privacy.erase({ leadIds: [leadId], emails, phones: [], reason: 'request' });
    const traces = Object.fromEntries(marks.map((mark) => [mark, mark]));
    const left = await tracesInTables(db, traces);
    expect(left.filter((mark) => !kept.test(mark))).toEqual([]);
    expect(await tracesInTables(db, { email: 'mark@mail.example', payer: 'mark payer' })).toEqual([]);
    const [link] = await db.selectFrom('payment_links').selectAll().execute();
    expect(link).toMatchObject({ lead_id: null, client_name: null, client_email: null });
    expect(JSON.parse(link?.payer ?? '')).toEqual({
      email: '',
      firstName: 'Erased',
      lastName: expect.stringMatching(/^client [\w-]{10}$/),
      state: 'Florida',
      country: 'US',
    });
  });
});
