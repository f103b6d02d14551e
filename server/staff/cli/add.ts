import { hashPassword } from 'better-auth/crypto';
import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { addAccount } from '../accounts/accounts.ts';
import { readEmail } from './choose-account.ts';
import { choosePassword, passwordLines, passwordOptions, passwordUsage } from './choose-password.ts';
import type { StaffCommand, StaffDesk } from './staff-desk.ts';

export const add: StaffCommand = {
  about: 'makes an account',
  usage: `npm run staff -- add EMAIL [--generate]
${passwordUsage}`,
  read(words) {
    const { values, positionals } = readWords(words, passwordOptions, 1);
    const email = readEmail('add', positionals[0]);
    return async (desk) => {
      const { storage, clock, output } = desk;
      await refuseTaken(desk, email);
      const password = await choosePassword(desk, values);
      const account = { email, passwordHash: await hashPassword(password) };
      const isAdded = await storage.commit((trx) => addAccount(trx, account, clock()));
      if (!isAdded) throw taken(email);
      print(output, [`${email} can sign in now.`, ...passwordLines(password, values)]);
    };
  },
};

/** Before anybody has thought of a password. */
async function refuseTaken({ storage }: Pick<StaffDesk, 'storage'>, email: string): Promise<void> {
  const user = await storage.db
    .selectFrom('staff_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (user) throw taken(email);
}

function taken(email: string): CliError {
  return new CliError(`${email} has an account already; npm run staff -- password ${email}.`);
}
