import { type RefObject, useEffect, useState } from 'react';

export interface ChartSize {
  /** In px. */
  width: number;
  /** Whether there is no room for labels at the ends of the lines. */
  isNarrow: boolean;
}

/** Below this width of the window, in px, the labels of the lines are below the chart. */
const narrowBelow = 768;

/** The size of a chart's frame; undefined until it is laid out. */
export function useChartSize(frame: RefObject<HTMLElement | null>): ChartSize | undefined {
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
