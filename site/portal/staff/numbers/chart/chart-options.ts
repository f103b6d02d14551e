import type uPlot from 'uplot';
import { dayText } from '../words/format.ts';
import { drawLabels, type Labels } from './draw-labels.ts';
import type { Metric } from './metrics.ts';
import { labeledDays, scaleEnd } from './scale.ts';
import type { ChartSize } from './use-chart-size.ts';

interface ChartParts {
  size: ChartSize;
  metric: Metric;
  days: readonly string[];
  highest: number;
  labels: Labels;
  colors: { now: string; before: string; soft: string; rule: string };
  onDay: (index: number | null) => void;
}

/** Room for the labels at the right, in px. */
const labelWidth = 150;

/** Days along the bottom, three hairlines, the period before, and this one. */
export function chartOptions(parts: ChartParts): uPlot.Options {
  const { size, metric, days, highest, labels, colors, onDay } = parts;
  const { width, isNarrow } = size;
  const end = scaleEnd(highest, metric.isCount);
  const { label: font } = labels.fonts;
  return {
    width,
    height: isNarrow ? 230 : 256,
    padding: [22, isNarrow ? 26 : labelWidth, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    scales: { x: { time: false, range: [0, Math.max(1, days.length - 1)] }, y: { range: [0, end] } },
    axes: [
      {
        stroke: colors.soft,
        font,
        size: 28,
        gap: 6,
        grid: { show: false },
        ticks: { stroke: colors.before, size: 5, width: 1 },
        splits: () => labeledDays(days.length, isNarrow ? 3 : 5),
        values: (_, splits) => splits.map((index) => dayText(days[index] ?? '')),
      },
      {
        stroke: colors.soft,
        font,
        size: isNarrow ? 46 : 52,
        gap: 8,
        grid: { stroke: colors.rule, width: 1 },
        ticks: { show: false },
        splits: () => [0, end / 2, end],
        values: (_, splits) => splits.map((value) => (value === 0 ? '0' : metric.textOf(value))),
      },
    ],
    series: [
      {},
      { stroke: colors.before, width: 1.25, points: { show: false } },
      { stroke: colors.now, width: 2, points: { show: false } },
    ],
    hooks: {
      draw: [(chart) => drawLabels(chart, labels)],
      setCursor: [({ cursor }) => onDay(cursor.idx ?? null)],
    },
  };
}
