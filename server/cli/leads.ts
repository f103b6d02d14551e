/** `npm run leads`: manages leads in a server's database, whether or not the server is running. */

import { openAds } from '../ads/ads.ts';
import { siteFolders } from '../config/site-folders.ts';
import { chooseTargets } from '../delivery/targets/choose-targets.ts';
import { createDeskRules } from '../desk/routing/desk-rules.ts';
import { readPageList } from '../page-list.ts';
import { createRetentionRules } from '../privacy/retention/retention-rules.ts';
import { createSiteFacts } from '../site-facts.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { commands } from './commands/index.ts';
import { runProgram } from './run-program.ts';
import { terminalQuestions } from './terminal-questions.ts';

await runProgram({
  name: 'leads',
  commands,
  equip: async (config, clock) => {
    const dist = openDistFolder(siteFolders(config), 0);
    const facts = createSiteFacts(dist);
    const { destinations, conversions } = await openAds(config, facts, () => {});
    return {
      ...chooseTargets(config, { facts, deskRules: createDeskRules(dist) }, clock),
      conversionTargets: destinations.map(({ target, about }) => ({ name: target, about })),
      conversions,
      pages: () => readPageList(dist),
      retentionRules: createRetentionRules(dist),
      questions: terminalQuestions(process),
      config,
    };
  },
});
