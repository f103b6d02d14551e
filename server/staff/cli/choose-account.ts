import type { Kysely } from 'kysely';
import { nearest } from '../../../schema/nearest.ts';
import { CliError } from '../../cli/cli-error.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import type { Tables } from '../../storage/tables.ts';
import type { StaffAccount } from '../accounts/accounts.ts';
import { staffEmail } from '../accounts/staff-email.ts';

/**
 * The email address among a command's arguments, normalized.
 * @throws CliError when it is missing or not an email address
 */
export function readEmail(command: string, typed: string | undefined): string {
  if (typed === undefined) throw new CliError(`${command} requires the EMAIL of an account; see --help.`);
  const email = staffEmail(typed);
  if (email === undefined) throw new CliError(`"${harmlessLine(typed)}" is not an email address.`);
  return email;
}

export type ChosenAccount = Pick<StaffAccount, 'id' | 'email' | 'hasTwoFactor'>;

/**
 * The account of an email address.
 * @throws CliError when there is none, with the nearest existing one
 */
export async function chooseAccount(db: Kysely<Tables>, email: string): Promise<ChosenAccount> {
  const users = await db.selectFrom('staff_users').select(['id', 'email', 'two_factor_enabled']).execute();
  const user = users.find((one) => one.email === email);
  if (user) return { id: user.id, email, hasTwoFactor: user.two_factor_enabled === 1 };
  const meant = nearest(
    email,
    users.map((one) => one.email),
  );
  throw new CliError(
    `${email} has no account${meant ? `; did you mean ${meant}?` : '; run npm run staff -- list.'}`,
  );
}
