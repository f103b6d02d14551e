import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { endSessions } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand } from './staff-command.ts';

export const signOut: StaffCommand = {
  about: 'ends all sessions of an account',
  usage: `npm run staff -- sign-out EMAIL
  The password stays valid. To replace it, which also ends all sessions, use password.`,
  read(words) {
    const email = readEmail('sign-out', readWords(words, {}, 1).positionals[0]);
    return async ({ storage, output }) => {
      const { id } = await chooseAccount(storage.db, email);
      const ended = await storage.commit((trx) => endSessions(trx, id));
      print(output, [`${email} is signed out: ${counted(ended, 'session')} ended.`]);
    };
  },
};
