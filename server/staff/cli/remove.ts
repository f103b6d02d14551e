import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { removeAccount } from '../accounts/accounts.ts';
import { chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand } from './staff-desk.ts';

export const remove: StaffCommand = {
  about: 'removes an account, and signs it out everywhere',
  usage: `npm run staff -- remove EMAIL
  What the person did stays as it is, under the same address.`,
  read(words) {
    const email = readEmail('remove', readWords(words, {}, 1).positionals[0]);
    return async ({ storage, output }) => {
      const { id } = await chooseAccount(storage.db, email);
      await storage.commit((trx) => removeAccount(trx, id));
      print(output, [`${email} has no account any more.`]);
    };
  },
};
