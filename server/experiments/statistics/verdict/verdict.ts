import { findInvalid } from '../arrivals/find-invalid.ts';
import { type DayCounts, totalsByArm } from '../counts.ts';
import { decide } from '../effect/decide.ts';
import { maximumDays, type Plan } from '../plan/plan.ts';
import { type Comparison, effectOf } from './compare.ts';
import { figuresOf } from './figures.ts';
import { type State, statesOf } from './state.ts';
import type { Figures, NoDifference, Running, StoppedHarm, Verdict, Winner } from './verdict-types.ts';

export interface VerdictInput {
  plan: Plan;
  /** The complete days in order, from the first on; a day without visits is an empty object. */
  days: readonly DayCounts[];
}

type Reached<Kind> = Omit<Kind, keyof Figures>;

/**
 * The verdict of an experiment. It is the one of the first day that has one: later days change nothing, except that the
 * experiment can become invalid. On the same day, invalid comes first, then a winner that crossed no guardrail, then
 * harm.
 */
export function verdict({ plan, days }: VerdictInput): Verdict {
  const { states, last } = statesOf(plan, days);
  const invalid = findInvalid(
    plan,
    days.map((day) => totalsByArm(day, plan.arms)),
  );
  if (invalid) return { kind: 'invalid', ...figuresOf(plan, states, last), ...invalid };
  for (const state of states) {
    const reached = reachedOn(plan, state);
    if (reached) return { ...figuresOf(plan, states, state), ...reached };
  }
  return { ...figuresOf(plan, states, last), ...running(plan, last) };
}

function reachedOn(
  plan: Plan,
  state: State,
): Reached<Winner> | Reached<StoppedHarm> | Reached<NoDifference> | undefined {
  const { day, isEnd, comparisons, guardrails } = state;
  const { better, worse } = decide(comparisons, state);
  const crossed = guardrails.flatMap(({ name, crossedBy }) =>
    crossedBy.map((arm) => ({ arm, metric: name })),
  );
  const winner = best(better.filter(({ arm }) => crossed.every((crossing) => crossing.arm !== arm)));
  if (winner) return won(plan, state, winner);
  const [harm] = [...worse.map(({ arm }) => ({ arm, metric: 'conversions' as const })), ...crossed];
  if (harm) return { kind: 'stopped-harm', ...harm, since: day, isEarly: !isEnd };
  if (!isEnd) return undefined;
  const differences = comparisons.map(({ fixed }) => fixed()).flatMap(({ low, high }) => [-low, high]);
  return { kind: 'no-difference', largestDifference: Math.max(...differences) };
}

/** The variant with the highest estimate. */
function best(comparisons: readonly Comparison[]): (Comparison & { estimate: number }) | undefined {
  return comparisons
    .flatMap(({ estimate, ...comparison }) => (estimate === null ? [] : [{ ...comparison, estimate }]))
    .sort((one, other) => other.estimate - one.estimate)[0];
}

function won(plan: Plan, { day, isEnd }: State, winner: Comparison & { estimate: number }): Reached<Winner> {
  return {
    kind: 'winner',
    arm: winner.arm,
    isEarly: !isEnd,
    daysSaved: Math.max(0, plan.days - day),
    measured: { ...effectOf(winner, isEnd), estimate: winner.estimate },
    expected: winner.expected,
  };
}

function running(plan: Plan, { day, isEnd, visits, comparisons }: State): Reached<Running> {
  const first = best(comparisons);
  const leader = first ? effectOf(first, isEnd) : null;
  // Without visits so far, the plan is the best guess.
  const forVisits = visits === 0 ? 0 : Math.ceil((Math.max(0, plan.visits - visits) * day) / visits);
  const daysLeft = Math.min(Math.max(plan.days - day, forVisits), maximumDays - day);
  return {
    kind: 'running',
    leader,
    couldBeLuck: !leader || (leader.low <= 0 && leader.high >= 0),
    daysLeft,
    endsOn: dateAfter(plan.startDay, day + daysLeft - 1),
  };
}

function dateAfter(startDay: string, days: number): string {
  const date = new Date(`${startDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
