import { CliError } from '../../cli/cli-error.ts';
import { type Command, print } from '../../cli/command.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { createCompanyAddresses } from '../person/company-addresses.ts';
import { previewRetention } from '../retention/run-retention.ts';

export const retention: Command = {
  about: 'shows what the retention rules of site.yaml will erase tonight',
  usage: `npm run leads -- retention
  --dry-run       the same; the server itself erases, at 3 a.m. in the site's time zone
Changes nothing.`,
  read(words) {
    readWords(words, { 'dry-run': { type: 'boolean' } }, 0);
    return async ({ storage: { db }, clock, output, config, managers, retentionRules }) => {
      const rules = await retentionRules();
      const periods = Object.entries(rules.periods);
      if (periods.length === 0)
        throw new CliError('site.yaml has no retention rules, or the site is not built: nothing is erased.');
      const { leads, people } = await previewRetention(
        db,
        { rules, company: createCompanyAddresses({ db, config, managers }) },
        clock(),
      );
      print(output, [
        ...periods.map(
          ([name, period]) =>
            `${name}: older than ${period.toLocaleString('en-US', { style: 'long' })}: ${counted(leads[name] ?? 0, 'lead')}`,
        ),
        `${counted(people, 'person', 'people')} would be erased completely.`,
      ]);
    };
  },
};
