import { p90Of, shareText } from '../../../schema/api/answer-words.ts';
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
  const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
  const { total, byPerson, byPage, byHour, bySource } = numbers;
  return mailTexts(`Desk numbers, ${days.formatRange(monday, monday.add({ days: 6 }))}`, [
    'Only business hours count.',
    totals(total),
    'By person',
    byPerson.map(rowLine),
    'By page',
    byPage.slice(0, 20).map(rowLine),
    'By hour of the day',
    byHour.map((row) => rowLine({ ...row, name: hourText(Number(row.name)) })),
    'By source',
    bySource.map(({ source, leads, won, lost, revenueCents }): Line => {
      const rate = won + lost === 0 ? 'none closed' : `${shareText(won, won + lost)?.text} won`;
      return [source, `${leads} ${leads === 1 ? 'lead' : 'leads'}, ${rate}, ${formatDollars(revenueCents)}`];
    }),
  ]);
}

function totals(total: AnswerTimes): Line[] {
  const p90 = p90Of(total);
  const share = shareText(total.within, total.promised);
  return [
    ['First answer, median', minutes(total.medianMs)],
    ...(p90 === undefined ? [] : [['Nine in ten under', minutes(p90)] as const]),
    [
      'Within the promise',
      share ? [share.text, share.counts && `(${share.counts})`].filter(Boolean).join(' ') : '–',
    ],
  ];
}

function rowLine({ name, medianMs, within, promised }: AnswerRow): Line {
  return [name, `${minutes(medianMs)}, ${within} of ${promised} within the promise`];
}

function minutes(ms: number | null): string {
  if (ms === null) return 'no answer';
  const seconds = Math.round(ms / 1000);
  const [hours, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min ${seconds % 60} s`;
}

const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
