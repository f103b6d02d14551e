import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal, warnIfRestorable } from './journal.ts';
import type { Tombstone } from './tombstone.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
  path = join(folder, 'erasures', 'journal.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tombstone = (id: string): Tombstone => ({
  id,
  at: '2026-03-02T10:00:00.000Z',
  reason: 'request',
  lead: [],
  email: [],
  phone: [],
  link: [],
  attachment: [],
});
const ids = () =>
  openJournal(path)
    .read()
    .map(({ id }) => id);

test('lines of several servers are kept in order, and only the owner can read them', () => {
  const [one, other] = [openJournal(path), openJournal(path)];
  one.append(tombstone('a'));
  other.append(tombstone('b'));
  one.append(tombstone('c'));
  expect(ids()).toEqual(['a', 'b', 'c']);
  for (const file of [path, `${path}.key`]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a line that a crash cut short is left out, and damages no other', () => {
  openJournal(path).append(tombstone('a'));
  appendFileSync(path, JSON.stringify(tombstone('cut')).slice(0, 30));
  openJournal(path).append(tombstone('b'));
  expect(ids()).toEqual(['a', 'b']);
});

test('hashes are the same on every server, differ by kind, and show nothing', () => {
  const [one, other] = [openJournal(path), openJournal(path)];
  expect(one.hash('email', 'dana@mail.example')).toBe(other.hash('email', 'dana@mail.example'));
  expect(one.hash('email', 'a')).not.toBe(one.hash('phone', 'a'));
  expect(openJournal(join(folder, 'another')).hash('email', 'a')).not.toBe(one.hash('email', 'a'));
  one.append({ ...tombstone('a'), email: [one.hash('email', 'dana@mail.example')] });
  expect(readFileSync(path, 'utf8')).not.toContain('dana');
});

test('a journal without its key is refused, because it would recognize no one', () => {
  openJournal(path).append(tombstone('a'));
  rmSync(`${path}.key`);
  expect(() => openJournal(path)).toThrow('Cannot use ERASURE_JOURNAL');
});

test('in production, a journal in the folder of the database is warned about', () => {
  const warnings = (erasureJournal: string | undefined, isProduction = true) => {
    const lines: unknown[] = [];
    const warn = (...line: unknown[]) => void lines.push(line);
    warnIfRestorable({ dataDir: join(folder, 'data'), erasureJournal, isProduction }, { warn });
    return lines.length;
  };
  expect(warnings(undefined)).toBe(1);
  expect(warnings(join(folder, 'data', 'journal.jsonl'))).toBe(1);
  expect(warnings(join(folder, 'database', 'journal.jsonl'))).toBe(0);
  expect(warnings(undefined, false)).toBe(0);
});
