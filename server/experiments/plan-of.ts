import { defaultPriorWidth } from './statistics/effect/shrinkage.ts';
import { defaultLimits } from './statistics/guardrails/guardrails.ts';
import type { Plan, PlannedArm } from './statistics/plan/plan.ts';

/** An experiment as `experiments.lock` has it. Percentages, and ms for `lcp`. */
export interface StartedExperiment {
  /** The first day, such as `2026-11-09`. */
  started: string;
  /** By variant, the control first. */
  split: Readonly<Record<string, number>>;
  worthHaving: number;
  guardrails: { lcp: number; spam: number; refunds: number };
  plan?: { visits: number; days: number; baseRate: number };
}

/** The plan that a verdict is derived from; undefined for an experiment that was started without one. */
export function planOf(experiment: StartedExperiment): Plan | undefined {
  const { started, split, worthHaving, guardrails, plan } = experiment;
  const arms = Object.entries(split).map(([name, percent]): PlannedArm => {
    const share = percent / 100;
    return { name, share, visits: Math.ceil((plan?.visits ?? 0) * share) };
  });
  const [control, ...variants] = arms;
  if (!plan || !control) return undefined;
  const smallestEffect = worthHaving / 100;
  return {
    kind: 'plan',
    arms: [control, ...variants],
    baseRate: plan.baseRate / 100,
    smallestEffect,
    visits: plan.visits,
    days: plan.days,
    startDay: started,
    priorWidth: defaultPriorWidth(smallestEffect),
    limits: {
      lcp: guardrails.lcp,
      spam: guardrails.spam / 100,
      refunds: guardrails.refunds / 100,
      lost: defaultLimits.lost,
    },
  };
}
