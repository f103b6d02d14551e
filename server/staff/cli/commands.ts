import { add } from './add.ts';
import { list } from './list.ts';
import { password } from './password.ts';
import { remove } from './remove.ts';
import { signOut } from './sign-out.ts';
import type { StaffCommand } from './staff-command.ts';
import { twoFactor } from './two-factor.ts';

export const commands: Record<string, StaffCommand> = {
  add,
  list,
  password,
  remove,
  'sign-out': signOut,
  'two-factor': twoFactor,
};
