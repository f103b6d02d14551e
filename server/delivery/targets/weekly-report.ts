import type { AnswerRow, AnswerTimes, DeskNumbersAnswer } from '../../../schema/api/desk-numbers.ts';
import { formatDollars } from '../../../schema/api/dollars.ts';
import { weeklyReportTarget as name } from '../../desk/numbers/weekly-report.ts';
import type { Address, Mailer, Message } from '../../mail/mail.ts';
import { type Line, mailTexts } from '../../mail/mail-texts.ts';
import type { ReportDelivery, Target } from '../target.ts';

type Numbers = Omit<DeskNumbersAnswer, 'success'>;

interface ReportParts {
  /** Whom `desk.manager` of site.yaml names; empty without it. */
  managers: () => Promise<readonly string[]>;
  /** Used when it names no one. */
  fallback: readonly Address[];
  /** The numbers of a week. */
  read: (week: ReportDelivery['week']) => Promise<Numbers>;
}

/** Sends the manager the desk's numbers of a week. */
export function weeklyReportMailTarget(
  mailer: Mailer,
  { managers, fallback, read }: ReportParts,
): Target<ReportDelivery> {
  return {
    name,
    about: `weekly numbers of the desk via ${mailer.about}`,
    async deliver({ id, queuedAt, week }, signal) {
      const named = (await managers()).map((address) => ({ name: '', address }));
      const to = named.length > 0 ? named : fallback;
      await mailer.send({ id, date: queuedAt, to, ...reportTexts(await read(week), week.week) }, signal);
    },
  };
}

export function reportTexts(numbers: Numbers, week: string): Pick<Message, 'subject' | 'text' | 'html'> {
  const monday = Temporal.PlainDate.from(week);
  const day = (date: Temporal.PlainDate) => date.toLocaleString('en-US', { month: 'long', day: 'numeric' });
  const { total, byPerson, byPage, byHour, bySource } = numbers;
  return mailTexts(`The desk from ${day(monday)} to ${day(monday.add({ days: 6 }))}`, [
    'Times pass within your hours only.',
    totals(total),
    'By person',
    byPerson.map(rowLine),
    'By page',
    byPage.slice(0, 20).map(rowLine),
    'By hour of the day',
    byHour.map((row) => rowLine({ ...row, name: `${row.name}:00` })),
    'By source',
    bySource.map(({ source, leads, won, lost, revenueCents }): Line => {
      const rate = won + lost === 0 ? 'none closed' : `${percent(won, won + lost)} won`;
      return [source, `${leads} ${leads === 1 ? 'lead' : 'leads'}, ${rate}, ${formatDollars(revenueCents)}`];
    }),
  ]);
}

function totals(total: AnswerTimes): Line[] {
  return [
    ['First answer, median', minutes(total.medianMs)],
    ['Nine in ten under', minutes(total.p90Ms)],
    ['Within the promise', `${percent(total.within, total.promised)} (${total.within} of ${total.promised})`],
  ];
}

function rowLine({ name, medianMs, within, promised }: AnswerRow): Line {
  return [name, `${minutes(medianMs)}, ${within} of ${promised} within the promise`];
}

function minutes(ms: number | null): string {
  if (ms === null) return 'no answer';
  const seconds = Math.round(ms / 1000);
  const [hours, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${rest} min`;
  return `${rest}:${String(seconds % 60).padStart(2, '0')} min`;
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)}%`;
}
