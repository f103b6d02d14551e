/** `npm run numbers`: shows what pages and sources earn, whether or not the server is running. */

import { siteFolders } from '../config/site-folders.ts';
import { createDeskRules } from '../desk/routing/desk-rules.ts';
import { numbersCommand } from '../numbers/cli/numbers-command.ts';
import { readPageList } from '../page-list.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { runCommand } from './run-program.ts';

await runCommand(numbersCommand, (config) => {
  const dist = openDistFolder(siteFolders(config), 0);
  const deskRules = createDeskRules(dist);
  return { pages: () => readPageList(dist), companyZone: async () => (await deskRules()).zone };
});
