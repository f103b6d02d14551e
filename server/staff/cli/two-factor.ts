import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { turnOffTwoFactor } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand } from './staff-desk.ts';

export const twoFactor: StaffCommand = {
  about: 'asks somebody for no codes any more, who has lost the app',
  usage: `npm run staff -- two-factor EMAIL off
  Signs out everywhere. Who is signed in turns it on again in the browser.`,
  read(words) {
    const { positionals } = readWords(words, {}, 2);
    const email = readEmail('two-factor', positionals[0]);
    if (positionals[1] !== 'off')
      throw new CliError('Only "off" can be said here: people turn it on themselves, with the app at hand.');
    return async ({ storage, clock, output }) => {
      const { id, hasTwoFactor } = await chooseAccount(storage.db, email);
      if (!hasTwoFactor) return print(output, [`${email} is asked for no codes.`]);
      await storage.commit((trx) => turnOffTwoFactor(trx, id, clock()));
      print(output, [`${email} signs in by password alone now, and is signed out everywhere.`]);
    };
  },
};
