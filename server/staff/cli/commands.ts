import { remove, signOut, twoFactor } from './account-commands.ts';
import { add } from './add.ts';
import { list } from './list.ts';
import { password } from './password.ts';
import type { StaffCommand } from './staff-command.ts';

export const commands: Record<string, StaffCommand> = {
  add,
  list,
  password,
  remove,
  'sign-out': signOut,
  'two-factor': twoFactor,
};
