import { CliError } from '../../cli/cli-error.ts';
import { staffName } from '../accounts/staff-name.ts';

/** @throws CliError when the text cannot be a name */
export function readName(typed: string): string {
  const name = staffName(typed);
  if (name === undefined) throw new CliError('The name must have 1 to 80 characters on one line.');
  return name;
}
