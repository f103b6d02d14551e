import { CliError } from '../../cli/cli-error.ts';
import { print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { endSessions, removeAccount, turnOffTwoFactor } from '../accounts/accounts.ts';
import { type ChosenAccount, chooseAccount, readEmail } from './choose-account.ts';
import type { StaffCommand, StaffTools } from './staff-command.ts';

export const remove: StaffCommand = {
  about: 'deletes an account and ends all its sessions',
  usage: `npm run staff -- remove EMAIL
  Payment links that the person created keep the email address.`,
  read: (words) =>
    withAccount('remove', readWords(words, {}, 1).positionals, async ({ storage }, { id, email }) => {
      await storage.commit((trx) => removeAccount(trx, id));
      return `The account of ${email} was deleted.`;
    }),
};

export const signOut: StaffCommand = {
  about: 'ends all sessions of an account',
  usage: `npm run staff -- sign-out EMAIL
  The password stays valid. To replace it, which also ends all sessions, use password.`,
  read: (words) =>
    withAccount('sign-out', readWords(words, {}, 1).positionals, async ({ storage }, { id, email }) => {
      const ended = await storage.commit((trx) => endSessions(trx, id));
      return `${email} is signed out: ${counted(ended, 'session')} ended.`;
    }),
};

export const twoFactor: StaffCommand = {
  about: 'turns off two-factor authentication after a lost device',
  usage: `npm run staff -- two-factor EMAIL off
  Ends all sessions. Users turn it on again in the browser.`,
  read(words) {
    const { positionals } = readWords(words, {}, 2);
    const run = withAccount('two-factor', positionals, async ({ storage, clock }, account) => {
      const { id, email, hasTwoFactor } = account;
      if (!hasTwoFactor) return `${email} does not use two-factor authentication.`;
      await storage.commit((trx) => turnOffTwoFactor(trx, id, clock()));
      return `${email} now signs in with a password alone and is signed out everywhere.`;
    });
    if (positionals[1] !== 'off')
      throw new CliError('The only option is "off": users turn it on themselves in the browser.');
    return run;
  },
};

/** A run of the command for the account whose email address comes first; prints what the action returns. */
export function withAccount(
  command: string,
  [typed]: readonly string[],
  act: (tools: StaffTools, account: ChosenAccount) => Promise<string>,
): ReturnType<StaffCommand['read']> {
  const email = readEmail(command, typed);
  return async (tools) => {
    const account = await chooseAccount(tools.storage.db, email);
    print(tools.output, [await act(tools, account)]);
  };
}
