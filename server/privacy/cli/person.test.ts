import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCliSession, runCommand } from '../../testing/cli-session.ts';
import { periodOf } from '../retention/retention-rules.ts';
import { person } from './person.ts';
import { retention } from './retention.ts';

const dana = { full_name: 'Dana Vale', email: 'dana@mail.example' };

test('an export is a file of its owner with everything about the person', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'person-test-'));
  await using session = await createCliSession();
  const id = await session.addLead(dana);
  await session.addLead({ full_name: 'Sam Vale', email: 'sam@mail.example' });
  const path = join(folder, 'dana.json');
  expect(await session.run(person, ['export', 'Dana@mail.example', '--out', path])).toMatch(
    /^Exported 1 lead /,
  );
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const { tables } = JSON.parse(readFileSync(path, 'utf8'));
  expect(tables.leads).toMatchObject([{ id, ...dana }]);
  expect(JSON.parse(await session.run(person, ['export', id.slice(0, 8)])).tables).toEqual(tables);
  rmSync(folder, { recursive: true });
});

test('an erasure shows what goes, and asks; a wrong answer erases nothing', async () => {
  await using session = await createCliSession({ environment: { CRM_URL: 'https://crm.example' } });
  const id = await session.addLead(dana);
  const sam = await session.addLead({ full_name: 'Sam Vale', email: 'sam@mail.example' });
  const asked: string[] = [];
  const answering = (answer: string) => ({
    isTerminal: true,
    async ask(question: string) {
      asked.push(question);
      return answer;
    },
  });
  const words = ['erase', id.slice(0, 8)];
  const leads = async () =>
    (await session.storage.db.selectFrom('leads').select('id').execute()).map((lead) => lead.id);
  await expect(session.run(person, words)).rejects.toThrow('Nothing was erased: confirm with --yes.');
  const wrong = runCommand(person, words, {
    ...session,
    clock: () => new Date(),
    questions: answering('Sam'),
  });
  await expect(wrong).rejects.toThrow('Nothing was erased.');
  expect(await leads()).toHaveLength(2);
  const text = await runCommand(person, words, {
    ...session,
    clock: () => new Date(),
    questions: answering('dana@mail.example'),
  });
  expect(asked.at(-1)).toBe('This cannot be undone. Type dana@mail.example to erase: ');
  for (const part of [
    id,
    'also have this phone number',
    sam,
    'Erased: leads 1',
    'erase these leads there by hand',
  ])
    expect(text).toContain(part);
  expect(await leads()).toEqual([sam]);
  await expect(session.run(person, ['erase', 'dana@mail.example', '--yes'])).rejects.toThrow(
    'The database has nothing about "dana@mail.example".',
  );
});

test('the preview of a night counts by rule', async () => {
  await using session = await createCliSession();
  const id = await session.addLead({ ...dana, received_at: '2024-01-01T00:00:00.000Z' });
  await session.desk.intake.catchUp();
  const retentionRules = async () => ({ periods: { leads: periodOf('1y') }, zone: 'UTC' });
  const clock = () => new Date('2026-03-08T12:00:00Z');
  expect(await runCommand(retention, ['--dry-run'], { ...session, clock, retentionRules })).toBe(
    'leads: older than 1 year: 1 lead\n1 person would be erased completely.\n',
  );
  expect(await session.storage.db.selectFrom('leads').select('id').execute()).toEqual([{ id }]);
  await expect(session.run(retention, [])).rejects.toThrow('has no retention rules');
});
