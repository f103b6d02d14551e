import { hashPassword } from 'better-auth/crypto';
import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { addAccount } from '../accounts/accounts.ts';
import { readEmail } from './choose-account.ts';
import { readName } from './choose-name.ts';
import { choosePassword, passwordLines, passwordOptions, passwordUsage } from './choose-password.ts';
import { readRole, rolesUsage } from './choose-role.ts';
import type { StaffCommand, StaffTools } from './staff-command.ts';

const options = { ...passwordOptions, role: { type: 'string' }, name: { type: 'string' } } as const;

export const add: StaffCommand = {
  about: 'creates an account',
  usage: `npm run staff -- add EMAIL [--role ROLE] [--name "FIRST LAST"] [--generate]
  --role      the first account is admin by default, every later one agent
  --name      what colleagues see; by default, it is made of the email address
${passwordUsage}
${rolesUsage}`,
  read(words) {
    const { values, positionals } = readWords(words, options, 1);
    const email = readEmail('add', positionals[0]);
    const role = values.role === undefined ? undefined : readRole(values.role);
    const name = values.name === undefined ? null : readName(values.name);
    return async (tools) => {
      const { storage, clock, output } = tools;
      await refuseTaken(tools, email);
      const password = await choosePassword(tools, values);
      const account = { email, passwordHash: await hashPassword(password), role, name };
      const added = await storage.commit((trx) => addAccount(trx, account, clock()));
      if (!added) throw taken(email);
      print(output, [
        `${email} can now sign in with the role ${added.role}.`,
        ...passwordLines(password, values),
      ]);
    };
  },
};

/** Fails before the password prompt. */
async function refuseTaken({ storage }: Pick<StaffTools, 'storage'>, email: string): Promise<void> {
  const user = await storage.db
    .selectFrom('staff_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (user) throw taken(email);
}

function taken(email: string): CliError {
  return new CliError(
    `${email} already has an account; to set a new password, run npm run staff -- password ${email}.`,
  );
}
