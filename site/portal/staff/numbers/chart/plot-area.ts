import uPlot from 'uplot';

/** The plotting area in CSS pixels. */
export function areaOf({ bbox }: Pick<uPlot, 'bbox'>) {
  const { left, top, width, height } = bbox;
  const [x, y, w, h] = [left, top, width, height].map((px) => px / uPlot.pxRatio) as [
    number,
    number,
    number,
    number,
  ];
  return { left: x, top: y, right: x + w, bottom: y + h };
}
