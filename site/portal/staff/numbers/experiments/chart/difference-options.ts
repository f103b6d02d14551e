import type uPlot from 'uplot';
import { labeledDays } from '../../chart/scale.ts';
import type { ChartSize } from '../../chart/use-chart-size.ts';
import { effectText } from '../words/effects.ts';
import type { Difference } from './difference.ts';
import type { DifferenceScale } from './difference-scale.ts';
import { type DifferenceLook, drawGuides, drawResult } from './draw-difference.ts';

interface ChartParts {
  size: ChartSize;
  difference: Difference;
  scale: DifferenceScale;
  look: DifferenceLook;
  onDay: (index: number | null) => void;
}

/** Room for the labels at the right, in px. */
const labelWidth = 150;

/** Days along the bottom, hairlines, the interval as a band, and the difference as a line. */
export function differenceOptions({ size, difference, scale, look, onDay }: ChartParts): uPlot.Options {
  const { width, isNarrow } = size;
  const { colors, fonts } = look;
  const edge: uPlot.Series = { stroke: colors.edge, width: 1, points: { show: false } };
  return {
    width,
    height: isNarrow ? 230 : 256,
    padding: [22, isNarrow ? 14 : labelWidth, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false, range: [1, difference.days] }, y: { range: [scale.low, scale.high] } },
    axes: [
      {
        stroke: colors.soft,
        font: fonts.label,
        size: 28,
        gap: 6,
        grid: { show: false },
        ticks: { stroke: colors.edge, size: 5, width: 1 },
        splits: () => labeledDays(difference.days, isNarrow ? 4 : 11).map((index) => index + 1),
        values: (_, splits) => splits.map((day) => (day === 1 ? 'Day 1' : `${day}`)),
      },
      {
        stroke: colors.soft,
        font: fonts.label,
        size: isNarrow ? 46 : 52,
        gap: 8,
        grid: { stroke: colors.rule, width: 1 },
        ticks: { show: false },
        splits: () => scale.ticks,
        values: (_, splits) => splits.map((value) => (value === 0 ? '0' : effectText(value))),
      },
    ],
    series: [{}, edge, edge, { stroke: colors.now, width: 2, points: { show: false } }],
    bands: [{ series: [1, 2], fill: colors.band }],
    hooks: {
      drawAxes: [(chart) => drawGuides(chart, difference, look)],
      draw: [(chart) => drawResult(chart, difference, { ...look, hasLabels: !isNarrow })],
      setCursor: [({ cursor }) => onDay(cursor.idx ?? null)],
    },
  };
}
