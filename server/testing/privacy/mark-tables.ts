import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { personalTables } from '../../privacy/data/personal-data.ts';
import type { Storage } from '../../storage/storage.ts';

/** Values of columns that refer to other rows, or are read as more than text. */
function valuesFor(ids: Record<string, string>): Record<string, unknown> {
  return {
    lead_id: ids.leads,
    attachment_id: ids.attachments,
    link_id: ids.payment_links,
    origin_id: null,
    email: 'mark@mail.example',
    from_address: 'mark@mail.example',
    event: JSON.stringify({ kind: 'note', text: 'mark desk_events.event' }),
    payer: JSON.stringify({
      email: 'mark@mail.example',
      firstName: 'mark payer',
      state: 'Florida',
      country: 'US',
    }),
    received_at: '2026-03-02T10:00:00.000Z',
    at: '2026-03-02T10:00:00.000Z',
    started_at: '2026-03-02T10:00:00.000Z',
  };
}

/** The columns whose text cannot be a mark. */
const unmarked = ['payment_link_id', 'mail_id', 'erasure_id', 'retention_day', 'report_week'];

/**
 * Adds one row of a person to every table that has rows of people, each text column with a mark that names it.
 * @returns the id of the lead, and all marks
 */
export async function markTables({ db, commit }: Storage): Promise<{ leadId: string; marks: string[] }> {
  const tables = await db.introspection.getTables();
  const ids = Object.fromEntries(personalTables.map(([name]) => [name, randomUUID()]));
  const known = valuesFor(ids);
  const marks: string[] = [];
  for (const [name, { derived = [], key }] of personalTables) {
    if (name === 'rate_limits') continue;
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const values = columns.flatMap(({ name: column, dataType, isAutoIncrementing }): [string, unknown][] => {
      if (derived.includes(column) || isAutoIncrementing || unmarked.includes(column)) return [];
      if (column === 'id' && key.length === 1 && key[0] === 'id' && /text/i.test(dataType))
        return [['id', ids[name]]];
      if (column === 'id' && /int/i.test(dataType)) return [];
      if (column in known) return [[column, known[column]]];
      if (/blob|bytea/i.test(dataType)) return [[column, Buffer.from(`mark ${name}.${column}`)]];
      if (/int/i.test(dataType)) return [[column, 0]];
      marks.push(`mark ${name}.${column}`);
      return [[column, `mark ${name}.${column}`]];
    });
    const names = sql.join(values.map(([column]) => sql.ref(column)));
    const row = sql.join(values.map(([, value]) => value));
    await commit((trx) => sql`insert into ${sql.table(name)} (${names}) values (${row})`.execute(trx));
  }
  return { leadId: ids.leads ?? '', marks };
}
