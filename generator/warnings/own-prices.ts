import type { Site } from '../../schema/generated/types.ts';
import type { OwnFacts } from '../prepare/company/company-facts.ts';
import { amountOf, ledgerFact } from '../prepare/text/read-fact.ts';

/** Name of a fact -> the page's amount in place of the site's, in US dollars. */
export type OwnPrices = ReadonlyMap<string, { own: number; site: number }>;

/** The prices that a page overrides with others. */
export function ownPrices(facts: OwnFacts, site: Pick<Site, 'facts'> | undefined): OwnPrices {
  const prices = new Map<string, { own: number; site: number }>();
  for (const [name, written] of Object.entries(facts ?? {})) {
    const base = site?.facts && Object.hasOwn(site.facts, name) ? site.facts[name] : undefined;
    if (base === undefined) continue;
    const fact = ledgerFact(base);
    const [own, amount] = [amountOf(ledgerFact(written)), amountOf(fact)];
    const isPrice = fact.unit === '$' || fact.value.startsWith('$');
    if (isPrice && own !== undefined && amount !== undefined && own !== amount)
      prices.set(name, { own, site: amount });
  }
  return prices;
}
