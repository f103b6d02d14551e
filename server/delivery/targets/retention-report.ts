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
    ['People of whom nothing is left', String(people)],
    ...Object.entries(rows).map(([table, count]): Line => [`Rows of ${table}`, String(count)]),
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

/** What a run erased, in numbers. */
export interface RetentionReport {
  /** Leads by the name of the rule. */
  leads: Record<string, number>;
  /** People whose last leads they were. */
  people: number;
  /** Rows by table. */
  rows: Record<string, number>;
}
