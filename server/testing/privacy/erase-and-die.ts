/**
 * Erases the person of a lead in a process of its own, which is killed at a named moment.
 * `node erase-and-die.ts LEAD MOMENT`, with the environment of a server
 */
import { appendFileSync } from 'node:fs';
import { readConfig } from '../../config/config.ts';
import { cleanDatabase } from '../../privacy/erase/clean-database.ts';
import { type ErasureParts, erasePeople } from '../../privacy/erase/erase-people.ts';
import { mailFolder } from '../../privacy/erase/mail-files.ts';
import { journalPath, openJournal } from '../../privacy/journal/journal.ts';
import { findPerson } from '../../privacy/person/find-person.ts';
import { openExisting } from '../../storage/open-storage.ts';
import type { Moment } from './moments.ts';

const [leadId = '', moment = ''] = process.argv.slice(2) as [string, Moment];

const dieAt = (reached: Moment) => {
  if (reached === moment) process.kill(process.pid, 'SIGKILL');
};

const config = readConfig(process.env);
const storage = await openExisting(config);
const journal = openJournal(journalPath(config));
const parts: ErasureParts = {
  mailFolder: mailFolder(config.dataDir),
  targets: [{ name: 'erasure-webhook:000000000000' }],
  clock: () => new Date(),
  journal: {
    ...journal,
    append(tombstone) {
      dieAt('the journal is about to be written');
      if (moment === 'the journal is being written')
        appendFileSync(journal.path, `\n${JSON.stringify(tombstone).slice(0, 100)}`);
      dieAt('the journal is being written');
      journal.append(tombstone);
      dieAt('the journal has it, and the database does not');
    },
  },
  storage: {
    db: storage.db,
    async commit(work) {
      const result = await storage.commit(async (trx) => {
        const value = await work(trx);
        dieAt('the transaction is about to be committed');
        return value;
      });
      dieAt('the database has erased, and mail is still there');
      return result;
    },
  },
};
const person = await findPerson(storage.db, { leadIds: [leadId] }, new Set());
await erasePeople(parts, {
  leadIds: person.leads.map(({ id }) => id),
  emails: person.emails,
  phones: [],
  reason: 'request',
});
dieAt('mail is removed, and the files are not cleaned');
await cleanDatabase({ storage, clock: parts.clock }, Number.POSITIVE_INFINITY);
process.kill(process.pid, 'SIGKILL');
