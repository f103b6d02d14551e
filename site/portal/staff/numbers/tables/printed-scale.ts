import type { RatedCounts } from '../../../../../schema/api/numbers.ts';
import { fewLeads } from '../words/sentence.ts';

const ends = [0.02, 0.04, 0.1, 0.2, 0.4, 1];

/** The end of the one scale of all rows: that of the widest interval that is worth reading. */
export function printedScale(rows: readonly Pick<RatedCounts, 'leads' | 'rate'>[]): number {
  const highest = Math.max(0, ...rows.map(({ leads, rate }) => (leads >= fewLeads ? (rate?.high ?? 0) : 0)));
  return highest === 0 ? 0.1 : (ends.find((end) => end >= highest) ?? 1);
}
