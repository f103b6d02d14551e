/** `npm run staff`: who may use the pages of staff, in a server's database, while it runs or not. */

import { commands } from '../staff/cli/commands.ts';
import { terminalInput } from '../staff/cli/terminal-input.ts';
import { runProgram } from './run-program.ts';

await runProgram({
  name: 'staff',
  commands,
  equip: () => ({ input: terminalInput(process) }),
});
