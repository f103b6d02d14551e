import type { ExperimentAnswer, ExperimentSeries } from '../../../../../../schema/api/experiments.ts';
import { NotKnown } from '../../figures/rate.tsx';
import { addDays, dayText } from '../../words/format.ts';
import { effectText } from '../words/effects.ts';

interface Props {
  caption: string;
  answer: Pick<ExperimentAnswer, 'started' | 'invalidSince'>;
  series: ExperimentSeries;
}

/** The chart's days as a table. */
export function DifferenceTable({ caption, answer: { started, invalidSince }, series }: Props) {
  const cell = (effect: number | null) => <td>{effect === null ? <NotKnown /> : effectText(effect)}</td>;
  return (
    <table className="figures days num">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Difference</th>
          <th scope="col">At least</th>
          <th scope="col">At most</th>
        </tr>
      </thead>
      <tbody>
        {series.points.map(({ day, estimate, low, high }) => (
          <tr key={day}>
            <th scope="row">
              {day}, {dayText(addDays(started, day - 1))}
              {day === invalidSince && <span className="page-title">Counts part here</span>}
            </th>
            {cell(estimate)}
            {cell(low)}
            {cell(high)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
