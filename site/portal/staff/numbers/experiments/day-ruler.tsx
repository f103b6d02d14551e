import type { ExperimentAnswer } from '../../../../../schema/api/experiments.ts';
import { addDays, countText, dayText } from '../words/format.ts';

/** One cell for each planned day; days that do not count are hatched. */
export function DayRuler({ answer }: { answer: ExperimentAnswer }) {
  const { progress, invalidSince, started } = answer;
  const { day, days, visits, visitsNeeded, lastDay } = progress;
  const cells = Array.from({ length: Math.max(days, day) }, (_, index) => index + 1);
  const classOf = (cell: number) =>
    [
      cell <= day && 'counted',
      cell <= day && invalidSince !== null && cell >= invalidSince && 'bad',
      cell === day && 'last',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <section className="days" aria-label="Progress">
      <p className="num">
        <b>{day === 0 ? `${days} days planned` : `Day ${day} of ${days}`}</b>{' '}
        <span className="soft">
          {day > 0 && `${countText(visits)} of `}
          {countText(visitsNeeded)} visits needed
        </span>
      </p>
      {invalidSince !== null && (
        <p className="visually-hidden">The days since day {invalidSince} do not count.</p>
      )}
      <div className={cells.length > 28 ? 'ruler many' : 'ruler'} aria-hidden="true">
        {cells.map((cell) => (
          <i key={cell} className={classOf(cell)} />
        ))}
      </div>
      <p className="ruler-days note soft">
        <span>{dayText(started)}</span>
        <span>{day > 0 && countedText(answer, addDays(started, day - 1))}</span>
        <span>{dayText(lastDay)}</span>
      </p>
    </section>
  );
}

/** @param counted the last day that counts */
function countedText({ state, stopped }: ExperimentAnswer, counted: string): string {
  if (state === 'invalid') return `Counting stopped, ${dayText(counted)}`;
  if (state === 'running' || state === 'stopped')
    return stopped === null ? `Counted through ${dayText(counted)}` : `Stopped, ${dayText(stopped)}`;
  return `Decided, ${dayText(counted)}`;
}
