import type { Plan, TextRule } from '../../prepare/value/plan.ts';

/** Plans by which marked values are prepared. The texts were checked without their tokens, which count as characters. */
export function uncheckedPlans(plans: ReadonlyMap<string, Plan | undefined>): Map<string, Plan | undefined> {
  return new Map([...plans].map(([path, plan]) => [path, plan && unchecked(plan)]));
}

function unchecked(plan: Plan): Plan {
  switch (plan.kind) {
    case 'text':
    case 'rich':
      return { kind: plan.kind, ...uncheckedRule(plan) };
    case 'image':
    case 'action':
    case 'contact-card':
      return { kind: plan.kind, text: uncheckedRule(plan.text) };
    case 'list':
      return { kind: 'list', item: unchecked(plan.item) };
    case 'map':
      return { kind: 'map', value: unchecked(plan.value) };
    case 'group':
      return {
        kind: 'group',
        keys: new Map([...plan.keys].map(([key, inner]) => [key, unchecked(inner)])),
        ...(plan.rest && { rest: unchecked(plan.rest) }),
      };
    default:
      return plan;
  }
}

const uncheckedRule = ({ params }: TextRule): TextRule => ({ quoted: true, ...(params && { params }) });
