import uPlot from 'uplot';
import type { DayNote } from '../../../../../schema/api/numbers.ts';
import { areaOf } from './plot-area.ts';

/** What is written on the canvas. */
export interface Labels {
  /** At the ends of the lines; null on phones, which have a key below the chart. */
  ends: { now: string; before: string } | null;
  notes: readonly DayNote[];
  days: readonly string[];
  colors: { now: string; before: string; soft: string };
  fonts: { label: string; strong: string; note: string };
}

/** Labels nearer than this, in px, would be on top of each other. */
const lineHeight = 18;

/** Draws the labels at the ends of the lines, and dashed rules with notes. Canvas pixels are smaller than CSS pixels. */
export function drawLabels(chart: uPlot, labels: Labels): void {
  const { ctx } = chart;
  ctx.save();
  ctx.scale(uPlot.pxRatio, uPlot.pxRatio);
  ctx.textBaseline = 'middle';
  drawNotes(chart, labels);
  drawEnds(chart, labels);
  ctx.restore();
}

function drawEnds(chart: uPlot, { colors, fonts, ends }: Labels): void {
  const { ctx, data } = chart;
  const { right, top } = areaOf(chart);
  const last = (data[0]?.length ?? 1) - 1;
  const yOf = (values: uPlot.AlignedData[number] | undefined) => {
    const value = values?.[last];
    return value === null || value === undefined ? undefined : top + chart.valToPos(value, 'y');
  };
  const [before, now] = [yOf(data[1]), yOf(data[2])];
  if (now !== undefined) {
    ctx.fillStyle = colors.now;
    ctx.beginPath();
    ctx.arc(right, now, 3.5, 0, 2 * Math.PI);
    ctx.fill();
  }
  if (!ends) return;
  const distance = before === undefined || now === undefined ? lineHeight : before - now;
  const push = Math.max(0, lineHeight - Math.abs(distance)) / 2;
  const away = distance < 0 ? -push : push;
  const write = (text: string, y: number | undefined, color: string, font: string) => {
    if (y === undefined) return;
    ctx.fillStyle = color;
    ctx.font = font;
    ctx.textAlign = 'left';
    ctx.fillText(text, right + 12, y);
  };
  write(ends.now, now === undefined ? undefined : now - away, colors.now, fonts.strong);
  write(ends.before, before === undefined ? undefined : before + away, colors.soft, fonts.label);
}

function drawNotes(chart: uPlot, { notes, days, colors, fonts }: Labels): void {
  const { ctx } = chart;
  const { left, right, top, bottom } = areaOf(chart);
  /** The right end of the last note in each row. */
  const rows: number[] = [];
  for (const { day, text } of notes) {
    const index = days.indexOf(day);
    if (index < 0) continue;
    const x = left + chart.valToPos(index, 'x');
    ctx.strokeStyle = colors.before;
    ctx.setLineDash([2, 3]);
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(x, bottom);
    ctx.lineTo(x, top - 4);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.font = fonts.note;
    const width = ctx.measureText(text).width;
    const start = x + 5 + width > right ? Math.max(left, x - 5 - width) : x + 5;
    const found = rows.findIndex((end) => end < start);
    const row = found < 0 ? rows.length : found;
    rows[row] = start + width + 8;
    ctx.fillStyle = colors.soft;
    ctx.textAlign = 'left';
    ctx.fillText(text, start, top + 2 + row * lineHeight);
  }
}
