import type { Verdict } from './statistics/verdict/verdict-types.ts';

/**
 * The ids of the variants of a running experiment that may be taken with its verdict: always the control, because taking it
 * changes no page; the winner; and all of them if none is better.
 * @param verdict undefined before the first day is over
 * @param arms ids of all variants, the control first
 */
export function takeable(verdict: Verdict | undefined, arms: readonly string[]): string[] {
  return arms.filter((arm, index) => {
    if (index === 0 || verdict?.kind === 'no-difference') return true;
    return verdict?.kind === 'winner' && verdict.arm === arm;
  });
}
