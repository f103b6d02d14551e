import { type StaffRole, staffRoles } from '../../../schema/api/staff.ts';
import { nearest } from '../../../schema/nearest.ts';
import { CliError } from '../../cli/cli-error.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';

export const rolesUsage = `  Roles:
    agent    own and unassigned leads, own payment links
    manager  all leads and payments
    author   pages; no leads or payments
    admin    everything`;

/** @throws CliError when the word is not a role, with the nearest one */
export function readRole(word: string): StaffRole {
  const role = staffRoles.find((known) => known === word);
  if (role) return role;
  const meant = nearest(word, staffRoles);
  const hint = meant ? `; did you mean ${meant}?` : '.';
  throw new CliError(`Unknown role "${harmlessLine(word)}"${hint} The roles are ${staffRoles.join(', ')}.`);
}
