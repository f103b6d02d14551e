import { expect, test } from 'vitest';
import { ensureDovecot } from '../../../testing/receivers/dovecot.ts';
import { databases } from '../../../testing/storage/databases.ts';
import { proveMail } from './prove.ts';

const hasDovecot = ensureDovecot();
if (!hasDovecot) console.warn('\n*** NO DOVECOT ON THIS MACHINE: the proof of mail is skipped. ***\n');

test.skipIf(!hasDovecot).each(databases)(
  'kills on %s lose no mail in either direction, and double none',
  async (database) => {
    expect(await proveMail({ database, mails: 40, kills: 3 })).toMatchObject({
      lostOut: 0,
      differing: 0,
      lostIn: 0,
      doubled: 0,
      misplaced: 0,
    });
  },
);
