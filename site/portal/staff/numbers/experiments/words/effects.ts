import type { ExperimentEffect } from '../../../../../../schema/api/experiments.ts';

/** `+16%`, `−16%`, or `0%`; the sign of small ones is decided after rounding. @param effect 0.16 is 16% more */
export function effectText(effect: number): string {
  const percent = Math.round(100 * effect);
  if (percent === 0) return '0%';
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-US')}%`;
}

/** `from −16% to +47%`, or the end that is known; undefined if neither is. */
export function rangeText({ low, high }: Pick<ExperimentEffect, 'low' | 'high'>): string | undefined {
  if (low !== null && high !== null) return `from ${effectText(low)} to ${effectText(high)}`;
  if (low !== null) return `above ${effectText(low)}`;
  return high === null ? undefined : `below ${effectText(high)}`;
}
