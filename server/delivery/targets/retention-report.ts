import type { Address, Mailer, Message } from '../../mail/mail.ts';
import { type Line, mailTexts } from '../../mail/mail-texts.ts';
import type { RetentionDelivery, Target } from '../target.ts';

interface RetentionReportParts {
  /** Whom `desk.manager` of site.yaml names; empty without it. */
  managers: () => Promise<readonly string[]>;
  /** Used when it names no one. */
  fallback: readonly Address[];
}

/** Reports what the retention rules erased at night: numbers, and nothing of anyone. */
export function retentionReportTarget(
  mailer: Mailer,
  { managers, fallback }: RetentionReportParts,
): Target<RetentionDelivery> {
  return {
    name: 'retention-report',
    about: `email about erased leads via ${mailer.about}`,
    async deliver(delivery, signal) {
      const named = (await managers()).map((address) => ({ name: '', address }));
      await mailer.send(retentionMessage(delivery, named.length > 0 ? named : fallback), signal);
    },
  };
}

export function retentionMessage({ id, queuedAt, run }: RetentionDelivery, to: readonly Address[]): Message {
  const { leads, people, rows } = JSON.parse(run.report ?? '{}') as RetentionReport;
  const lines: Line[] = [
    ...Object.entries(leads).map(([rule, count]): Line => [`Leads of the rule "${rule}"`, String(count)]),
    ['People erased completely', String(people)],
    ...recordLines(rows),
  ];
  return {
    id,
    date: queuedAt,
    to,
    ...mailTexts(`Retention on ${run.day}: erased leads`, [
      'Last night, the site erased what `retention` in site.yaml no longer allows it to keep.',
      lines,
    ]),
  };
}

/** What managers call the rows of a table; those of all others are added up. */
const recordNames: Record<string, string> = {
  submissions: 'Forms',
  attachments: 'Files',
  chat_messages: 'Chat messages',
  mails: 'Emails',
  desk_events: 'Changes and notes',
  payment_links: 'Payment links, kept without the client’s data',
};

/** The leads are listed by rule, and a file has many chunks. */
const uncounted = new Set(['leads', 'desk_leads', 'attachment_chunks']);

function recordLines(rows: RetentionReport['rows']): Line[] {
  const others = Object.entries(rows)
    .filter(([table]) => !(table in recordNames) && !uncounted.has(table))
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    ...Object.entries(recordNames).flatMap(([table, name]): Line[] => {
      const count = rows[table];
      return count === undefined ? [] : [[name, String(count)]];
    }),
    ...(others > 0 ? [['Other records', String(others)] as const] : []),
  ];
}

/** What a run erased, in numbers. */
export interface RetentionReport {
  /** Leads by the name of the rule. */
  leads: Record<string, number>;
  /** People whose last leads they were. */
  people: number;
  /** Rows by table. */
  rows: Record<string, number>;
}
