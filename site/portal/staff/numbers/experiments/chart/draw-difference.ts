import uPlot from 'uplot';
import { areaOf } from '../../chart/plot-area.ts';
import { type Difference, type EndLabel, endLabels } from './difference.ts';
import { spreadLabels } from './difference-scale.ts';

/** Colors and fonts, as the canvas takes them. */
export interface DifferenceLook {
  colors: Record<'now' | 'strong' | 'band' | 'edge' | 'ink' | 'soft' | 'rule' | 'good' | 'paper', string>;
  fonts: Record<'label' | 'strong' | 'note', string>;
}

/** Labels nearer than this, in px, would be on top of each other. */
const lineHeight = 19;

/** Canvas pixels are smaller than CSS pixels. */
function inCssPixels(chart: uPlot, draw: (ctx: CanvasRenderingContext2D) => void): void {
  const { ctx } = chart;
  ctx.save();
  ctx.scale(uPlot.pxRatio, uPlot.pxRatio);
  ctx.textBaseline = 'middle';
  draw(ctx);
  ctx.restore();
}

/** Below the band: zero, the smallest effect worth having, and where counts part. */
export function drawGuides(
  chart: uPlot,
  { worthHaving, invalidSince }: Difference,
  { colors, fonts }: DifferenceLook,
) {
  const { left, right, top, bottom } = areaOf(chart);
  inCssPixels(chart, (ctx) => {
    const line = (from: [number, number], to: [number, number], color: string, dashes: number[] = []) => {
      ctx.strokeStyle = color;
      ctx.lineWidth = 1;
      ctx.setLineDash(dashes);
      ctx.beginPath();
      ctx.moveTo(...from);
      ctx.lineTo(...to);
      ctx.stroke();
      ctx.setLineDash([]);
    };
    const level = (value: number) => Math.round(top + chart.valToPos(value, 'y')) + 0.5;
    line([left, level(0)], [right, level(0)], colors.ink);
    line([left, level(worthHaving)], [right, level(worthHaving)], colors.good, [5, 4]);
    if (invalidSince === null) return;
    const x = left + chart.valToPos(invalidSince, 'x');
    line([x, bottom], [x, top - 6], colors.edge, [2, 3]);
    const text = 'counts part here';
    ctx.font = fonts.note;
    ctx.fillStyle = colors.strong;
    const hasRoom = x + 5 + ctx.measureText(text).width < right;
    ctx.textAlign = hasRoom ? 'left' : 'right';
    ctx.fillText(text, x + (hasRoom ? 5 : -5), top + 4);
  });
}

/** Over the band: a dot for what was measured, a ring for what to expect, and the labels of the lines. */
export function drawResult(
  chart: uPlot,
  difference: Difference,
  { colors, fonts, hasLabels }: DifferenceLook & { hasLabels: boolean },
) {
  const { left, right, top, bottom } = areaOf(chart);
  const last = difference.points.at(-1);
  const labels = endLabels(difference);
  const level = (value: number) => Math.min(bottom, Math.max(top, top + chart.valToPos(value, 'y')));
  inCssPixels(chart, (ctx) => {
    const x = left + chart.valToPos(last?.day ?? 1, 'x');
    const circle = (value: number, radius: number) => {
      ctx.beginPath();
      ctx.arc(x, level(value), radius, 0, 2 * Math.PI);
    };
    if (difference.expected !== null) {
      circle(difference.expected, 4);
      ctx.fillStyle = colors.paper;
      ctx.strokeStyle = colors.good;
      ctx.lineWidth = 2;
      ctx.fill();
      ctx.stroke();
    }
    if (last && last.estimate !== null) {
      circle(last.estimate, 3.5);
      ctx.fillStyle = colors.now;
      ctx.fill();
    }
    if (!hasLabels) return;
    const styles: Record<EndLabel['look'], [color: string, font: string]> = {
      now: [colors.strong, fonts.strong],
      expected: [colors.soft, fonts.label],
      worth: [colors.soft, fonts.note],
      none: [colors.soft, fonts.label],
    };
    const ys = spreadLabels(
      labels.map(({ value }) => level(value)),
      lineHeight,
    );
    ctx.textAlign = 'left';
    for (const [index, { text, look }] of labels.entries()) {
      [ctx.fillStyle, ctx.font] = styles[look];
      ctx.fillText(text, right + 12, ys[index] ?? top);
    }
  });
}
