import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { removeAccount } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand } from './staff-command.ts';

export const remove: StaffCommand = {
  about: 'deletes an account and ends all its sessions',
  usage: `npm run staff -- remove EMAIL
  Payment links that the person created keep the email address.`,
  read(words) {
    const email = readEmail('remove', readWords(words, {}, 1).positionals[0]);
    return async ({ storage, output }) => {
      const { id } = await chooseAccount(storage.db, email);
      await storage.commit((trx) => removeAccount(trx, id));
      print(output, [`The account of ${email} was deleted.`]);
    };
  },
};
