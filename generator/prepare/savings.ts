import type { Plan } from '../../schema/generated/types.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { OwnFacts } from './company/company-facts.ts';
import type { PrepareContext, Saving } from './value/context.ts';
import { readAmount } from './value/read-amount.ts';

/**
 * The plan that saves most of those that exist.
 * @param plans ids of `content/plans.yaml`
 * @returns undefined without plans, or if one has a mistake, so its prices are unknown
 */
export function largestSaving(
  plans: DeepReadonly<string[]>,
  context: Pick<PrepareContext, 'amount' | 'content'>,
): Pick<Saving, 'plan' | 'percent'> | undefined {
  const savings: Pick<Saving, 'plan' | 'percent'>[] = [];
  for (const id of plans) {
    const plan = context.content('plans', id)?.data as Plan | undefined;
    if (!plan) continue;
    const price = readAmount(plan.price, context);
    const originalPrice = readAmount(plan.originalPrice, context);
    if (price === undefined || originalPrice === undefined) return undefined;
    const percent = originalPrice > price ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0;
    savings.push({ plan: id, percent });
  }
  return savings.toSorted((one, other) => other.percent - one.percent)[0];
}

/** Finds savings that the prices on a page do not add up to. Those that the page does not state follow its prices. */
export function savingFindings(own: OwnFacts, savings: readonly Saving[]): Finding[] {
  if (!own) return [];
  return savings.flatMap(({ name, value, plan, percent }) => {
    if (Object.hasOwn(own, name))
      return Number.parseInt(value, 10) === percent
        ? []
        : [finding('SavingDiffers', { name, value, saving: `${percent}%`, plan }, ['facts', name])];
    return percent > 0 ? [] : [finding('NothingSaved', { name, plan }, ['facts'], 'key')];
  });
}
