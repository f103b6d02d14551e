import { remove, signOut, twoFactor } from './account-commands.ts';
import { add } from './add.ts';
import { list } from './list.ts';
import { name } from './name.ts';
import { password } from './password.ts';
import { role } from './role.ts';
import type { StaffCommand } from './staff-command.ts';

export const commands: Record<string, StaffCommand> = {
  add,
  list,
  name,
  password,
  remove,
  role,
  'sign-out': signOut,
  'two-factor': twoFactor,
};
