import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { hasBefore, hasViewsBefore } from '../comparison.ts';
import { useNumbers } from '../numbers-context.ts';
import { dayText } from '../words/format.ts';
import { againstText } from '../words/sentence.ts';
import { chartOptions } from './chart-options.ts';
import type { Metric } from './metrics.ts';
import { useChartFonts } from './use-chart-fonts.ts';
import { useChartSize } from './use-chart-size.ts';

interface Props {
  metric: Metric;
  onDay: (index: number | null) => void;
}

/** The two lines. Everything in them is in the table as well, which is what screen readers get. */
export function DayPlot({ metric, onDay }: Props) {
  const { answer } = useNumbers();
  const frame = useRef<HTMLDivElement>(null);
  const size = useChartSize(frame);
  const hasFonts = useChartFonts();

  useEffect(() => {
    if (!frame.current || !size || size.width === 0) return undefined;
    const { days, daysBefore, notes, period } = answer;
    const now = days.map(metric.valueOf);
    const isCompared = metric.needsViews ? hasViewsBefore(answer) : hasBefore(answer);
    const before = daysBefore.map((day) => (isCompared ? metric.valueOf(day) : null));
    const style = getComputedStyle(frame.current);
    const token = (name: string) => style.getPropertyValue(name).trim();
    const colors = {
      now: token('--pencil'),
      before: token('--rule-strong'),
      soft: token('--ink-soft'),
      rule: token('--rule'),
    };
    const [serif, sans] = [token('--serif'), token('--sans')];
    const text = (value: number | null | undefined) =>
      value === null || value === undefined ? '—' : metric.textOf(value);
    const chart = new uPlot(
      chartOptions({
        size,
        metric,
        days: days.map(({ day }) => day),
        highest: Math.max(0, ...now.map(Number), ...before.map(Number)),
        colors,
        labels: {
          ends: size.isNarrow
            ? null
            : {
                now: `${text(now.at(-1))} on ${dayText(period.until)}`,
                before: isCompared
                  ? `${text(before.at(-1))} ${againstText(answer).replace(/^the /, '')}`
                  : '',
              },
          notes,
          days: days.map(({ day }) => day),
          colors: { ...colors, now: token('--pencil-deep') },
          fonts: { label: `13px ${sans}`, strong: `600 13px ${sans}`, note: `italic 450 15px ${serif}` },
        },
        onDay,
      }),
      [days.map((_, index) => index), before, now],
      frame.current,
    );
    return () => chart.destroy();
  }, [answer, metric, size, onDay, hasFonts]);

  return <div ref={frame} className="plot" aria-hidden="true" />;
}
