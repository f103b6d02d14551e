import type { Kysely } from 'kysely';
import { nearest } from '../../../schema/nearest.ts';
import { CliError } from '../../cli/cli-error.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import type { Tables } from '../../storage/tables.ts';
import { staffEmail } from '../accounts/staff-email.ts';

/**
 * The address among a command's words, as accounts are kept under it.
 * @throws CliError when there is none, or it is no address
 */
export function readEmail(command: string, typed: string | undefined): string {
  if (typed === undefined) throw new CliError(`${command} needs the EMAIL of an account; see --help.`);
  const email = staffEmail(typed);
  if (email === undefined) throw new CliError(`"${harmlessLine(typed)}" is no e-mail address.`);
  return email;
}

/**
 * The account of an address.
 * @throws CliError when it has none, with the nearest one that does
 */
export async function chooseAccount(
  db: Kysely<Tables>,
  email: string,
): Promise<{ id: string; hasTwoFactor: boolean }> {
  const users = await db.selectFrom('staff_users').select(['id', 'email', 'two_factor_enabled']).execute();
  const user = users.find((one) => one.email === email);
  if (user) return { id: user.id, hasTwoFactor: user.two_factor_enabled === 1 };
  const meant = nearest(
    email,
    users.map((one) => one.email),
  );
  throw new CliError(
    `${email} has no account${meant ? `; did you mean ${meant}?` : '; npm run staff -- list.'}`,
  );
}
