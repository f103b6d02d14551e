import { NotKnown } from '../figures/rate.tsx';
import { useNumbers } from '../numbers-context.ts';
import { daysText, dayText } from '../words/format.ts';
import type { Metric } from './metrics.ts';

/** The chart's days as a table, with what began or ended. */
export function DayTable({ metric }: { metric: Metric }) {
  const { days, daysBefore, period, against, notes } = useNumbers().answer;
  const cell = (row: (typeof days)[number] | undefined) => {
    const value = row ? metric.valueOf(row) : null;
    return <td>{value === null ? <NotKnown /> : metric.textOf(value)}</td>;
  };
  return (
    <table className="figures days num">
      <caption className="visually-hidden">
        {metric.heading}, {daysText(period)}, against {daysText(against)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{metric.name}</th>
          <th scope="col">Day before</th>
          <th scope="col">{metric.name} before</th>
        </tr>
      </thead>
      <tbody>
        {days.map((row, index) => {
          const before = daysBefore[index];
          return (
            <tr key={row.day}>
              <th scope="row">
                {dayText(row.day)}
                {notes
                  .filter(({ day }) => day === row.day)
                  .map(({ text }) => (
                    <span key={text} className="page-title">
                      {text}
                    </span>
                  ))}
              </th>
              {cell(row)}
              <td>{before && dayText(before.day)}</td>
              {cell(before)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
