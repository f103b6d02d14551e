import type { ContentFile } from '../load/load-shared.ts';
import type { CompanyFacts, OwnFacts } from '../prepare/company/company-facts.ts';
import { amountOf, readFact } from '../prepare/text/read-fact.ts';
import { readAmount } from '../prepare/value/read-amount.ts';

/** The facts that a variant states otherwise than its base, in words. */
export function factDifferences(facts: CompanyFacts, base: OwnFacts, variant: OwnFacts): string[] {
  const names = new Set([...Object.keys(base ?? {}), ...Object.keys(variant ?? {})]);
  return [...names].flatMap((name) => {
    const text = (own: OwnFacts) => readFact(name, (one) => facts.read(one, own));
    const [from, to] = [text(base), text(variant)];
    if (from === to) return [];
    return [`${name}: ${from ?? 'not stated'} → ${to ?? 'not stated'}`];
  });
}

/**
 * What sells at another price on a variant, in words.
 * @param isSold whether the variant lists or orders an entry of a content file
 */
export function priceDifferences(
  facts: CompanyFacts,
  content: ReadonlyMap<string, ContentFile>,
  [base, variant]: readonly [OwnFacts, OwnFacts],
  isSold: (file: string, id: string) => boolean,
): string[] {
  return [...content].flatMap(([file, { entries }]) =>
    Object.entries(entries).flatMap(([id, { price }]) => {
      if (!isSold(file, id)) return [];
      const amount = (own: OwnFacts) =>
        readAmount(price, {
          amount: (name) => {
            const fact = facts.read(name, own);
            return fact && amountOf(fact);
          },
        });
      const [from, to] = [amount(base), amount(variant)];
      return from === to ? [] : [`${id} of content/${file}.yaml: $${from} → $${to}`];
    }),
  );
}
