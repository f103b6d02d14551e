import { useMemo, useState } from 'react';
import type { ExperimentAnswer, ExperimentSeries } from '../../../../../../schema/api/experiments.ts';
import { ChartBlock } from '../../chart/chart-block.tsx';
import { addDays, dayText } from '../../words/format.ts';
import { rateNames } from '../words/describe.ts';
import { effectText, rangeText } from '../words/effects.ts';
import { differenceOf, endLabels } from './difference.ts';
import { DifferencePlot } from './difference-plot.tsx';
import { DifferenceTable } from './difference-table.tsx';

interface Props {
  answer: ExperimentAnswer;
  series: ExperimentSeries;
}

/** How far a variant was ahead of the control on each day. */
export function DifferenceChart({ answer, series }: Props) {
  const [hovered, setHovered] = useState<number | null>(null);
  const difference = useMemo(() => differenceOf(answer, series), [answer, series]);
  const heading = `${series.letter} against ${answer.arms[0]?.letter ?? 'A'}, day by day`;
  const [point, since] = [hovered === null ? undefined : series.points[hovered], answer.started];
  return (
    <ChartBlock
      id={`difference-${series.letter}`}
      heading={heading}
      controls={
        <p className="note soft">
          {rateNames[answer.metric]}, relative. Shaded: 99% interval, valid on any day you look.
        </p>
      }
      table={<DifferenceTable caption={heading} answer={answer} series={series} />}
    >
      <DifferencePlot difference={difference} onDay={setHovered} />
      {point ? (
        <p className="hovered note num" aria-hidden="true">
          <b>
            Day {point.day}, {dayText(addDays(since, point.day - 1))}:{' '}
            {point.estimate === null ? 'not known' : effectText(point.estimate)}
          </b>{' '}
          <span className="soft">{rangeText(point)}</span>
        </p>
      ) : (
        <p className="hovered lines difference-key note" aria-hidden="true">
          {endLabels(difference).map(({ look, text }) => (
            <span key={look}>
              <i className={look} /> {text}
            </span>
          ))}
        </p>
      )}
    </ChartBlock>
  );
}
