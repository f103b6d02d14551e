import type { chooseTargets } from '../delivery/targets/choose-targets.ts';
import { paymentReminderTarget } from '../delivery/targets/payment-reminder.ts';
import { weeklyReportMailTarget } from '../delivery/targets/weekly-report.ts';
import type { Clock } from '../lib/clock.ts';
import type { PageList } from '../page-list.ts';
import type { ReadSiteFacts } from '../site-facts.ts';
import type { Storage } from '../storage/storage.ts';
import type { DeskMail } from './mail/desk-mail.ts';
import { readNumbers } from './numbers/read-numbers.ts';
import { readNames } from './people.ts';
import type { ReadDeskRules } from './routing/desk-rules.ts';

interface DeskTargetParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  chosen: ReturnType<typeof chooseTargets>;
  mail: Pick<DeskMail, 'replyTo'>;
  facts: ReadSiteFacts;
  rules: ReadDeskRules;
  pages: () => Promise<PageList>;
  clock: Clock;
}

/** The delivery targets that read from the database when a delivery is due. */
export function deskTargets({ storage, chosen, mail, facts, rules, pages, clock }: DeskTargetParts) {
  const { mailer, managers, recipients } = chosen;
  return [
    paymentReminderTarget({ storage, facts, rules, clock, ...mail, ...chosen }),
    weeklyReportMailTarget(mailer, {
      managers,
      fallback: recipients,
      async read({ since, until }) {
        const { db } = storage;
        const parts = {
          db,
          pages: await pages(),
          personOf: await readNames(db),
          rules: await rules(),
          now: clock(),
        };
        return readNumbers(parts, { since: new Date(since), until: new Date(until) });
      },
    }),
  ];
}
