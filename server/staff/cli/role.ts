import { CliError } from '../../cli/cli-error.ts';
import { readWords } from '../../cli/read-words.ts';
import { setRole } from '../accounts/roles.ts';
import { withAccount } from './account-commands.ts';
import { readRole, rolesUsage } from './choose-role.ts';
import type { StaffCommand } from './staff-command.ts';

export const role: StaffCommand = {
  about: 'changes what an account may do',
  usage: `npm run staff -- role EMAIL ROLE
  Signed-in people have the new role from their next action on.
${rolesUsage}`,
  read(words) {
    const { positionals } = readWords(words, {}, 2);
    const [, word] = positionals;
    if (word === undefined)
      throw new CliError('role requires the EMAIL of an account and a ROLE; see --help.');
    const chosen = readRole(word);
    return withAccount('role', positionals, async ({ storage, clock }, { id, email }) => {
      const isSet = await storage.commit((trx) => setRole(trx, id, chosen, clock()));
      if (!isSet)
        throw new CliError(
          `${email} is the only admin; first make another one: npm run staff -- role EMAIL admin.`,
        );
      return `${email} has the role ${chosen}.`;
    });
  },
};
