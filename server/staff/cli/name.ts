import { CliError } from '../../cli/cli-error.ts';
import { readWords } from '../../cli/read-words.ts';
import { setName } from '../accounts/accounts.ts';
import { withAccount } from './account-commands.ts';
import { readName } from './choose-name.ts';
import type { StaffCommand } from './staff-command.ts';

export const name: StaffCommand = {
  about: 'changes the name that colleagues see',
  usage: `npm run staff -- name EMAIL "FIRST LAST"
  Without a name of its own, an account shows one made of its email address.`,
  read(words) {
    const { positionals } = readWords(words, {}, 2);
    const [, typed] = positionals;
    if (typed === undefined)
      throw new CliError('name requires the EMAIL of an account and a NAME; see --help.');
    const chosen = readName(typed);
    return withAccount('name', positionals, async ({ storage, clock }, { id, email }) => {
      await storage.commit((trx) => setName(trx, id, chosen, clock()));
      return `${email} has the name ${chosen}.`;
    });
  },
};
