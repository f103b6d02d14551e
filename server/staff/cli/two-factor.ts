import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { turnOffTwoFactor } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand } from './staff-command.ts';

export const twoFactor: StaffCommand = {
  about: 'turns off two-factor authentication after a lost device',
  usage: `npm run staff -- two-factor EMAIL off
  Ends all sessions. Users turn it on again in the browser.`,
  read(words) {
    const { positionals } = readWords(words, {}, 2);
    const email = readEmail('two-factor', positionals[0]);
    if (positionals[1] !== 'off')
      throw new CliError('The only option is "off": users turn it on themselves in the browser.');
    return async ({ storage, clock, output }) => {
      const { id, hasTwoFactor } = await chooseAccount(storage.db, email);
      if (!hasTwoFactor) return print(output, [`${email} does not use two-factor authentication.`]);
      await storage.commit((trx) => turnOffTwoFactor(trx, id, clock()));
      print(output, [`${email} now signs in with a password alone and is signed out everywhere.`]);
    };
  },
};
