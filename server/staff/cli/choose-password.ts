import { randomBytes } from 'node:crypto';
import { CliError } from '../../cli/cli-error.ts';
import { passwordFault } from '../accounts/passwords.ts';
import type { StaffDesk } from './staff-desk.ts';

export const passwordOptions = { generate: { type: 'boolean' } } as const;

export const passwordUsage = `  --generate  makes a password and shows it once
Otherwise it is asked for, or read from the standard input when that is no terminal.`;

/**
 * The new password: made, asked for twice, or read.
 * @throws CliError when it is too short or too long, or was typed in two ways
 */
export async function choosePassword(
  { input }: Pick<StaffDesk, 'input'>,
  { generate = false }: { generate?: boolean | undefined },
): Promise<string> {
  if (generate) return randomBytes(15).toString('base64url');
  const password = input.isTerminal ? await input.ask('New password: ') : await input.readLine();
  const fault = passwordFault(password);
  if (fault !== undefined) throw new CliError(fault);
  if (input.isTerminal && (await input.ask('The same again: ')) !== password)
    throw new CliError('These were two different passwords; nothing was changed.');
  return password;
}

/** What is said of a password that was made. */
export function passwordLines(
  password: string,
  { generate = false }: { generate?: boolean | undefined },
): string[] {
  return generate ? [`Password: ${password}`] : [];
}
