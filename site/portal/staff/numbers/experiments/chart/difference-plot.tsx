import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { useChartFonts } from '../../chart/use-chart-fonts.ts';
import { useChartSize } from '../../chart/use-chart-size.ts';
import type { Difference } from './difference.ts';
import { differenceOptions } from './difference-options.ts';
import { differenceScale } from './difference-scale.ts';
import type { DifferenceLook } from './draw-difference.ts';

interface Props {
  difference: Difference;
  onDay: (index: number | null) => void;
}

/** Ends of an interval where nothing is known, far outside of the scale. */
const unknown = { low: -9, high: 99 };

/** The difference with its interval. Everything in it is in the table as well, which is what screen readers get. */
export function DifferencePlot({ difference, onDay }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useChartSize(frame);
  const hasFonts = useChartFonts();

  useEffect(() => {
    if (!frame.current || !size || size.width === 0) return undefined;
    const { points, worthHaving } = difference;
    const chart = new uPlot(
      differenceOptions({
        size,
        difference,
        scale: differenceScale(points, worthHaving),
        look: lookOf(getComputedStyle(frame.current)),
        onDay,
      }),
      [
        points.map(({ day }) => day),
        points.map(({ high }) => high ?? unknown.high),
        points.map(({ low }) => low ?? unknown.low),
        points.map(({ estimate }) => estimate),
      ],
      frame.current,
    );
    return () => chart.destroy();
  }, [difference, size, onDay, hasFonts]);

  return <div ref={frame} className="plot" aria-hidden="true" />;
}

function lookOf(style: CSSStyleDeclaration): DifferenceLook {
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [serif, sans] = [token('--serif'), token('--sans')];
  return {
    colors: {
      now: token('--pencil'),
      strong: token('--pencil-deep'),
      band: `color-mix(in srgb, ${token('--highlighter')} 42%, transparent)`,
      edge: token('--rule-strong'),
      ink: token('--ink'),
      soft: token('--ink-soft'),
      rule: token('--rule'),
      good: token('--evergreen'),
      paper: token('--paper'),
    },
    fonts: { label: `13px ${sans}`, strong: `600 13px ${sans}`, note: `italic 450 15px ${serif}` },
  };
}
