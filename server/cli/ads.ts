/** `npm run ads`: checks the reports of conversions to ad platforms, whether or not the server is running. */

import { openAds } from '../ads/ads.ts';
import { check } from '../ads/cli/check.ts';
import { status } from '../ads/cli/status.ts';
import { siteFolders } from '../config/site-folders.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { createSiteFacts } from '../site-facts.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { CliError } from './cli-error.ts';
import { runProgram } from './run-program.ts';

await runProgram({
  name: 'ads',
  commands: { check, status },
  equip: async (config) => ({
    config,
    ads: await openAds(config, createSiteFacts(openDistFolder(siteFolders(config), 0)), (reason) => {
      throw new CliError(`DIST_DIR has no readable build: ${reasonOf(reason)}`);
    }),
  }),
});
