import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskClient } from '../testing/desk/desk-client.ts';
import { ownOrigin } from '../testing/staff/staff-session.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

const rounds = 15;

test.each(databases)(
  'both sides and a note at the same time neither wait for each other nor lose words of the search, on %s',
  async (database) => {
    await using server = await createTestApp({ database });
    const { storage, app } = server;
    const nora = await deskClient(server);
    const headers = { origin: ownOrigin, 'content-type': 'application/json' };
    const write = (text: string) => {
      const body = JSON.stringify({ id: randomUUID(), text, key: 'k'.repeat(43) });
      return app.request('/api/chat/messages', { method: 'POST', headers, body });
    };
    await write('hello');
    const { lead_id: id } = await storage.db.selectFrom('chats').select('lead_id').executeTakeFirstOrThrow();
    const written: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const texts = ['visitor', 'staff', 'note'].map((side) => `${side}${round}`);
      const [visitor = '', staff = '', note = ''] = texts;
      const answers = await Promise.all([
        write(visitor),
        nora.post(`leads/${id}/chat`, { id: randomUUID(), text: staff }),
        nora.post(`leads/${id}/notes`, { id: randomUUID(), text: note }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      written.push(...texts);
    }
    const { words } = await storage.db.selectFrom('desk_leads').select('words').executeTakeFirstOrThrow();
    expect(words.split(' ').sort()).toEqual(['hello', ...written].sort());
    if (database === 'SQLite') return;
    const { rows } = await sql<{ deadlocks: string }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(storage.db);
    expect(Number(rows[0]?.deadlocks)).toBe(0);
  },
);
