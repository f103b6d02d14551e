import { randomBytes } from 'node:crypto';
import { CliError } from '../../cli/cli-error.ts';
import { passwordProblem } from '../accounts/passwords.ts';
import type { StaffTools } from './staff-command.ts';

export const passwordOptions = { generate: { type: 'boolean' } } as const;

export const passwordUsage = `  --generate  generates a password and prints it once
Without it, the password is prompted for, or read from standard input when that is not a terminal.`;

/**
 * The new password: generated, prompted for twice, or read from standard input.
 * @throws CliError when it is too short, too long, or mistyped
 */
export async function choosePassword(
  { input }: Pick<StaffTools, 'input'>,
  { generate = false }: { generate?: boolean | undefined },
): Promise<string> {
  if (generate) return randomBytes(15).toString('base64url');
  const password = input.isTerminal ? await input.ask('New password: ') : await input.readLine();
  const problem = passwordProblem(password);
  if (problem !== undefined) throw new CliError(problem);
  if (input.isTerminal && (await input.ask('Repeat password: ')) !== password)
    throw new CliError('The passwords do not match; nothing was changed.');
  return password;
}

/** The output for a generated password. */
export function passwordLines(
  password: string,
  { generate = false }: { generate?: boolean | undefined },
): string[] {
  return generate ? [`Password: ${password}`] : [];
}
