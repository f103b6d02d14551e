import { hashPassword } from 'better-auth/crypto';
import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { addAccount } from '../accounts/accounts.ts';
import { readEmail } from './choose-account.ts';
import { choosePassword, passwordLines, passwordOptions, passwordUsage } from './choose-password.ts';
import type { StaffCommand, StaffTools } from './staff-command.ts';

export const add: StaffCommand = {
  about: 'creates an account',
  usage: `npm run staff -- add EMAIL [--generate]
${passwordUsage}`,
  read(words) {
    const { values, positionals } = readWords(words, passwordOptions, 1);
    const email = readEmail('add', positionals[0]);
    return async (tools) => {
      const { storage, clock, output } = tools;
      await refuseTaken(tools, email);
      const password = await choosePassword(tools, values);
      const account = { email, passwordHash: await hashPassword(password) };
      const isAdded = await storage.commit((trx) => addAccount(trx, account, clock()));
      if (!isAdded) throw taken(email);
      print(output, [`${email} can now sign in.`, ...passwordLines(password, values)]);
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
