import type { Days, RatedCounts, Share, StepCounts, Totals } from '../../../schema/api/numbers.ts';
import { wilsonInterval } from '../../experiments/statistics/wilson.ts';
import type { Cell } from './sums.ts';

export const noCounts = (): StepCounts => ({
  views: 0,
  formsOpened: 0,
  leads: 0,
  linksOpened: 0,
  paid: 0,
  revenueCents: 0,
});

export function addTo(sum: StepCounts, { counts }: Cell): void {
  for (const name in counts) sum[name as keyof StepCounts] += counts[name as keyof StepCounts] ?? 0;
}

export function sumCells(cells: Iterable<Cell>): StepCounts {
  const sum = noCounts();
  for (const cell of cells) addTo(sum, cell);
  return sum;
}

/** @returns null if the part is not one: steps are counted on the days that they happened */
export function shareOf(part: number, whole: number): Share | null {
  if (whole === 0 || part > whole) return null;
  return { rate: part / whole, ...wilsonInterval(part, whole) };
}

export function rated(counts: StepCounts): RatedCounts {
  return { ...counts, rate: shareOf(counts.leads, counts.views) };
}

/** Sums of the cells with equal keys, by leads, then views. Empty ones are left out. */
export function ratedBy<Key extends string>(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => Key,
): [key: Key, counts: RatedCounts, cells: Cell[]][] {
  return [...Map.groupBy(cells, keyOf)]
    .map(([key, own]): [Key, RatedCounts, Cell[]] => [key, rated(sumCells(own)), own])
    .filter(([, counts]) => Object.values(counts).some((count) => typeof count === 'number' && count > 0))
    .sort(
      ([first, one], [second, other]) =>
        other.leads - one.leads || other.views - one.views || (first < second ? -1 : 1),
    );
}

export function totalsOf(counts: StepCounts, refunds: Pick<Totals, 'refunds' | 'refundedCents'>): Totals {
  const { views, formsOpened, leads, linksOpened, paid } = counts;
  return {
    ...rated(counts),
    ...refunds,
    shares: {
      formsOpened: shareOf(formsOpened, views),
      leads: shareOf(leads, formsOpened),
      linksOpened: shareOf(linksOpened, leads),
      paid: shareOf(paid, linksOpened),
    },
  };
}

/** Leads of each day. */
export function leadsByDay(cells: readonly Cell[], days: readonly string[]): number[] {
  const byDay = new Map<string, number>();
  for (const { day, counts } of cells)
    if (day !== undefined && counts.leads) byDay.set(day, (byDay.get(day) ?? 0) + counts.leads);
  return days.map((day) => byDay.get(day) ?? 0);
}

/** The first and last day with views or leads; the whole period if there are only payments. */
export function daysWith(cells: readonly Cell[], period: Days): Days {
  let [since, until] = ['', ''];
  for (const { day, counts } of cells) {
    if (day === undefined || !(counts.views || counts.leads)) continue;
    if (since === '' || day < since) since = day;
    if (day > until) until = day;
  }
  return { since: since || period.since, until: until || period.until };
}
