import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { hasBefore, hasViewsBefore } from '../comparison.ts';
import { useNumbers } from '../numbers-context.ts';
import { dayText } from '../words/format.ts';
import { againstText } from '../words/sentence.ts';
import { type ChartSize, chartOptions } from './chart-options.ts';
import type { Metric } from './metrics.ts';

interface Props {
  metric: Metric;
  onDay: (index: number | null) => void;
}

/** Below this width of the window, in px, the labels of the lines are below the chart. */
const narrowBelow = 768;

/** The two lines. Everything in them is in the table as well, which is what screen readers get. */
export function DayPlot({ metric, onDay }: Props) {
  const { answer } = useNumbers();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const hasFonts = useFonts();

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

function useSize(frame: React.RefObject<HTMLDivElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      const isNarrow = window.innerWidth < narrowBelow;
      setSize((known) =>
        known?.width === width && known.isNarrow === isNarrow ? known : { width, isNarrow },
      );
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** A canvas does not draw its text again when a font arrives. */
function useFonts(): boolean {
  const [hasFonts, setFonts] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    let isShown = true;
    void document.fonts.ready.then(() => isShown && setFonts(true));
    return () => {
      isShown = false;
    };
  }, []);
  return hasFonts;
}
