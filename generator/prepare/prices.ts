import { type Finding, finding } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import { type OwnFacts, writtenValue } from './company/company-facts.ts';
import { amountOf, type LedgerFact } from './text/read-fact.ts';
import type { PrepareContext } from './value/context.ts';
import { factInAmount } from './value/read-amount.ts';

/**
 * The facts that content entries have as prices. Those that are no number on the site either are reported where they are
 * prices.
 */
export function factsInPrices(
  files: Iterable<{ entries: Readonly<Record<string, unknown>> }>,
  site: ReadonlyMap<string, LedgerFact>,
): string[] {
  const entries = [...files].flatMap((file) => Object.values(file.entries)).filter(isObject);
  const written = entries.flatMap(({ price, originalPrice }) => [price, originalPrice]);
  return written.flatMap((one) => {
    const name = factInAmount(one) ?? '';
    const fact = site.get(name);
    return fact && amountOf(fact) !== undefined ? [name] : [];
  });
}

/** Finds facts that are shown as prices but are no amounts of money. @param own the facts of a page, or of site.yaml */
export function priceFindings(
  own: OwnFacts,
  context: Pick<PrepareContext, 'amount' | 'priceFacts'>,
): Finding[] {
  if (!own) return [];
  const prices = context.priceFacts();
  return Object.entries(own)
    .filter(([name]) => prices.has(name) && (context.amount(name) ?? -1) < 0)
    .map(([name, fact]) => finding('NotAPrice', { name, value: writtenValue(fact) }, ['facts', name]));
}
