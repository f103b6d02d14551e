import type { Guardrail } from '../guardrails/guardrails.ts';
import type { Verdict } from './verdict-types.ts';

/** A verdict with other names for its arms. @param nameOf the new name of an arm */
export function renameArms(verdict: Verdict, nameOf: (arm: string) => string): Verdict {
  const rename = <One extends { arm: string }>(one: One): One => ({ ...one, arm: nameOf(one.arm) });
  const renameGuardrail = (guardrail: Guardrail): Guardrail => ({
    ...guardrail,
    figures: guardrail.figures.map(rename),
    crossedBy: guardrail.crossedBy.map(nameOf),
  });
  const renamed = {
    effects: verdict.effects.map(rename),
    series: verdict.series.map(rename),
    guardrails: verdict.guardrails.map(renameGuardrail),
    arrivals: verdict.arrivals.map(rename),
  };
  switch (verdict.kind) {
    case 'running':
      return { ...verdict, ...renamed, leader: verdict.leader && rename(verdict.leader) };
    case 'winner':
      return { ...verdict, ...renamed, arm: nameOf(verdict.arm), measured: rename(verdict.measured) };
    case 'stopped-harm':
      return { ...verdict, ...renamed, arm: nameOf(verdict.arm) };
    case 'no-difference':
    case 'invalid':
      return { ...verdict, ...renamed };
  }
}
