import type { ExperimentAnswer } from '../../../../../../schema/api/experiments.ts';
import { countText } from '../../words/format.ts';
import { rateNames } from '../words/describe.ts';

/** What was decided before the test began. Its chances are in `server/experiments/statistics/plan/plan.ts`. */
export function PlanList({ answer: { metric, plan, progress } }: { answer: ExperimentAnswer }) {
  const { worthHaving, baseRate, visitsPerArm, isSplitEqually } = plan;
  const rows: [string, string][] = [
    ['Decides', rateNames[metric]],
    ['Worth having', `+${worthHaving}% or more`],
    ['Base rate', `${baseRate.toFixed(baseRate < 1 ? 2 : 1)}%, last 28 days`],
    [
      'Visits needed',
      isSplitEqually ? `${countText(visitsPerArm)} a variant` : `${countText(progress.visitsNeeded)} in all`,
    ],
    ['Finds it, if true', '80 times in 100'],
    ['False winners', 'fewer than 5 in 100'],
    ['Early stop', 'harm, or a large effect'],
  ];
  return (
    <section className="block" aria-labelledby="plan">
      <div className="block-head">
        <h2 id="plan">Plan</h2>
      </div>
      <dl className="plan num">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
