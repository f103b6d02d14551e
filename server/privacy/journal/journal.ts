import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { makeFolder, syncFolder } from '../../storage/make-folder.ts';
import { readOrCreateKey } from './journal-key.ts';
import { createHash, type HashValue, type Tombstone } from './tombstone.ts';

/**
 * The erasures of all times, in a file outside of every backup of the database: a restored backup brings no erased person
 * back. Lines are only ever added, by all servers.
 */
export interface Journal {
  path: string;
  hash: HashValue;
  /** Returns when the line is on disk. */
  append(tombstone: Tombstone): void;
  /** Lines that a crash cut short are left out: their erasures have not begun. */
  read(): Tombstone[];
  /** Changes with each line. */
  size(): number;
}

const ownerOnly = 0o600;

export function journalPath({ dataDir, erasureJournal }: Pick<Config, 'dataDir' | 'erasureJournal'>): string {
  return erasureJournal ?? join(dataDir, 'erasures', 'journal.jsonl');
}

/** A journal next to the database is restored with it, without the erasures since. */
export function warnIfRestorable(
  config: Pick<Config, 'dataDir' | 'erasureJournal' | 'isProduction'>,
  logger: Pick<Logger, 'warn'>,
): void {
  const path = resolve(journalPath(config));
  if (config.isProduction && !relative(resolve(config.dataDir), path).startsWith('..'))
    logger.warn(
      { journal: path },
      'the erasure journal is in DATA_DIR: a restored copy of this folder forgets later erasures; set ERASURE_JOURNAL to a file elsewhere',
    );
}

/**
 * Opens the journal, and creates it and its key when missing.
 * @throws Error that names the environment variable to fix
 */
export function openJournal(path: string): Journal {
  try {
    return open(path);
  } catch (cause) {
    throw new Error(`Cannot use ERASURE_JOURNAL "${path}"`, { cause });
  }
}

function open(path: string): Journal {
  const folder = dirname(path);
  makeFolder(folder);
  const hash = createHash(readOrCreateKey(`${path}.key`, sizeOf(path) > 0));
  append(path, '');
  syncFolder(folder);
  return {
    path,
    hash,
    append: (tombstone) => append(path, `\n${JSON.stringify(tombstone)}\n`),
    read: () => readFileSync(path, 'utf8').split('\n').flatMap(parseLine),
    size: () => sizeOf(path),
  };
}

/** One write per line, so lines of several servers do not mix. Each begins on a line of its own, after one that was cut short. */
function append(path: string, line: string): void {
  const file = openSync(path, 'a', ownerOnly);
  try {
    const bytes = Buffer.from(line);
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function parseLine(line: string): Tombstone[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
