/** `npm run staff`: manages staff accounts in a server's database, whether or not the server is running. */

import { commands } from '../staff/cli/commands.ts';
import { terminalInput } from '../staff/cli/terminal-input.ts';
import { runProgram } from './run-program.ts';

await runProgram({
  name: 'staff',
  commands,
  equip: () => ({ input: terminalInput(process) }),
});
