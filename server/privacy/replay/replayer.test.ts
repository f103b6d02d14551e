import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { chatVisitor, latestChat } from '../../testing/chat/chat-visitor.ts';
import { deskClient, newLead } from '../../testing/desk/desk-client.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { journalPath, openJournal } from '../journal/journal.ts';
import { replayErasures } from './replayer.ts';

const email = 'dana@mail.example';

test('a chat that begins before an erasure stays if its address is left afterward', async () => {
  const clock = { ms: Date.parse('2026-03-02T15:00:00Z') };
  await using server = await createTestApp({ clock: () => new Date(clock.ms) });
  const { storage, privacy, config } = server;
  const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
  const former = await newLead(server, { email });
  const visitor = chatVisitor(server);
  await visitor.write('Do you write resumes for nurses?');
  clock.ms += 60_000;
  await nora.post(`leads/${former}/person/erase`, { confirm: email });
  clock.ms += 60_000;
  expect((await visitor.post('/contact', { name: 'Dana', reach: email })).status).toBe(200);
  const journal = openJournal(journalPath(config));
  const parts = { ...privacy.parts, journal, logger: pino({ level: 'silent' }) };
  expect(await replayErasures(parts, { all: true })).toEqual({ missing: 0, rows: 0 });
  const leads = await storage.db.selectFrom('leads').select('id').execute();
  expect(leads).toEqual([{ id: await latestChat(server) }]);
});

test('each start says how to bring back a journal that is missing', async () => {
  await using server = await createTestApp();
  const nora = await deskClient(server, 'nora@larkfield.example', 'manager');
  const id = await newLead(server, { email });
  await nora.post(`leads/${id}/person/erase`, { confirm: email });
  await server.privacy.stop();
  const path = journalPath(server.config);
  for (const file of [path, `${path}.key`]) rmSync(file);
  const { journal: _, ...parts } = server.privacy.parts;
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await replayErasures({ ...parts, journal: openJournal(path), logger });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`the journal ${path} lacks erasures that the database has: mount its volume`);
});
