import type { Transaction } from 'kysely';
import { newRow } from '../../delivery/outbox/new-row.ts';
import type { Tables } from '../../storage/tables.ts';
import type { DeskRules } from '../routing/desk-rules.ts';

export const weeklyReportTarget = 'weekly-report';

/** When on Monday the report of the last week is sent, in the company's zone. */
const reportHour = 8;

type Week = Tables['desk_reports'];

/** The last whole week, from Monday to Sunday, once it is time to report it. */
export function reportableWeek({ zone }: Pick<DeskRules, 'zone'>, now: Date): Week {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const due = local.subtract({ hours: reportHour }).toPlainDate();
  const monday = due.subtract({ days: due.dayOfWeek - 1 });
  const first = monday.subtract({ days: 7 });
  const startOf = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime(zone).epochMilliseconds).toISOString();
  return { week: first.toString(), since: startOf(first), until: startOf(monday) };
}

/**
 * Queues the report of the last week, once for all servers. The first one is of the first whole week with the desk; a week
 * without leads has none.
 * @returns whether it was queued
 */
export async function queueWeeklyReport(
  trx: Transaction<Tables>,
  rules: Pick<DeskRules, 'zone'>,
  now: Date,
): Promise<boolean> {
  const week = reportableWeek(rules, now);
  const known = await trx
    .selectFrom('desk_reports')
    .select('week')
    .where('week', '>=', week.week)
    .executeTakeFirst();
  if (known) return false;
  const lead = await trx
    .selectFrom('desk_leads')
    .select('id')
    .where('answer_by', 'is not', null)
    .where('received_at', '>=', week.since)
    .where('received_at', '<', week.until)
    .limit(1)
    .executeTakeFirst();
  if (!lead) return false;
  const stored = await trx
    .insertInto('desk_reports')
    .values(week)
    .onConflict((conflict) => conflict.column('week').doNothing())
    .returning('week')
    .executeTakeFirst();
  if (!stored) return false;
  await trx
    .insertInto('outbox')
    .values(newRow({ report_week: week.week, target: weeklyReportTarget, edition: 1 }, now))
    .execute();
  return true;
}
