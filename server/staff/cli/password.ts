import { hashPassword } from 'better-auth/crypto';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { setPassword } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import { choosePassword, passwordLines, passwordOptions, passwordUsage } from './choose-password.ts';
import type { StaffCommand } from './staff-desk.ts';

export const password: StaffCommand = {
  about: 'sets another password, and signs out everywhere',
  usage: `npm run staff -- password EMAIL [--generate]
${passwordUsage}`,
  read(words) {
    const { values, positionals } = readWords(words, passwordOptions, 1);
    const email = readEmail('password', positionals[0]);
    return async (desk) => {
      const { storage, clock, output } = desk;
      const { id } = await chooseAccount(storage.db, email);
      const chosen = await choosePassword(desk, values);
      const hash = await hashPassword(chosen);
      await storage.commit((trx) => setPassword(trx, id, hash, clock()));
      print(output, [
        `${email} has a new password, and is signed out everywhere.`,
        ...passwordLines(chosen, values),
      ]);
    };
  },
};
