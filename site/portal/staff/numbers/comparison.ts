import type { NumbersAnswer, Totals } from '../../../../schema/api/numbers.ts';

type Compared = Pick<NumbersAnswer, 'before' | 'against' | 'countedSince'>;

/** Whether the period before has anything to compare with. */
export function hasBefore({ before }: Compared): boolean {
  return before.views > 0 || before.leads > 0 || before.revenueCents > 0;
}

/** Whether views were counted in all of the period before: part of them would look like growth. */
export function hasViewsBefore({ against, countedSince }: Compared): boolean {
  return countedSince !== null && countedSince <= against.since;
}

/** Steps whose numbers, or shares, need views of before. */
const ofViews: readonly (keyof Totals['shares'])[] = ['formsOpened', 'leads'];

/** The share of a step in the period before; undefined if there was none that can be compared. */
export function shareBefore(answer: Compared, step: keyof Totals['shares']): number | undefined {
  if (ofViews.includes(step) && !hasViewsBefore(answer)) return undefined;
  return answer.before.shares[step]?.rate;
}
