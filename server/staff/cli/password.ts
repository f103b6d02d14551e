import { hashPassword } from 'better-auth/crypto';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { setPassword } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import { choosePassword, passwordLines, passwordOptions, passwordUsage } from './choose-password.ts';
import type { StaffCommand } from './staff-command.ts';

export const password: StaffCommand = {
  about: 'sets a new password and ends all sessions',
  usage: `npm run staff -- password EMAIL [--generate]
${passwordUsage}`,
  read(words) {
    const { values, positionals } = readWords(words, passwordOptions, 1);
    const email = readEmail('password', positionals[0]);
    return async (tools) => {
      const { storage, clock, output } = tools;
      const { id } = await chooseAccount(storage.db, email);
      const chosen = await choosePassword(tools, values);
      const hash = await hashPassword(chosen);
      await storage.commit((trx) => setPassword(trx, id, hash, clock()));
      print(output, [
        `${email} has a new password and is signed out everywhere.`,
        ...passwordLines(chosen, values),
      ]);
    };
  },
};
