import { useState } from 'react';
import { useNumbers } from '../numbers-context.ts';
import { daysText, dayText } from '../words/format.ts';
import { againstText } from '../words/sentence.ts';
import { ChartBlock } from './chart-block.tsx';
import { DayPlot } from './day-plot.tsx';
import { DayTable } from './day-table.tsx';
import { type Metric, type MetricName, metrics } from './metrics.ts';

/** One figure of each day, against the period before. */
export function DayChart() {
  const { answer } = useNumbers();
  const [name, setName] = useState<MetricName>('leads');
  const [hovered, setHovered] = useState<number | null>(null);
  const metric: Metric = metrics[name];
  const tabs = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div className="tabs" role="group" aria-label="Chart shows">
      {Object.entries(metrics).map(([key, { name: label }]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === name}
          onClick={() => setName(key as MetricName)}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return (
    <ChartBlock id="chart" heading={metric.heading} controls={tabs} table={<DayTable metric={metric} />}>
      {answer.days.length === 1 ? (
        <p className="about">One day makes no line. Choose more days to see one.</p>
      ) : (
        <>
          <DayPlot metric={metric} onDay={setHovered} />
          <Hovered metric={metric} index={hovered} />
        </>
      )}
    </ChartBlock>
  );
}

/** The day under the pointer; otherwise, on phones, which line is which. */
function Hovered({ metric, index }: { metric: Metric; index: number | null }) {
  const { answer } = useNumbers();
  const { days, daysBefore, period } = answer;
  const [day, earlier] = index === null ? [] : [days[index], daysBefore[index]];
  const textOf = (row: typeof day) => {
    const value = row && metric.valueOf(row);
    return value === null || value === undefined ? 'none' : metric.textOf(value);
  };
  if (day && earlier)
    return (
      <p className="hovered note num" aria-hidden="true">
        <b>
          {dayText(day.day)}: {textOf(day)}
        </b>{' '}
        <span className="soft">
          {dayText(earlier.day)}: {textOf(earlier)}
        </span>
      </p>
    );
  return (
    <p className="hovered lines note" aria-hidden="true">
      <span className="line-now" /> {daysText(period)} <span className="line-before" />{' '}
      {againstText(answer).replace(/^the /, '')}
    </p>
  );
}
