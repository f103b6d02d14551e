import type { Plan as PlanEntry } from '../../schema/generated/types.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import { siteFacts } from '../prepare/text/site-facts.ts';
import { readAmount } from '../prepare/value/read-amount.ts';

/** The content files that give a product a price. */
const priceLists = ['plans', 'packages', 'landing-packages'];

/** Finds facts and prices in the shared files that contradict each other. */
export function checkLedger(
  { siteFile, content }: Pick<SharedSource, 'siteFile' | 'content'>,
  { site, contextFor }: Pick<PagePreparer, 'site' | 'contextFor'>,
): Problem[] {
  const context = contextFor({});
  return [...differingFacts(), ...wrongSavings(), ...differingPrices()];

  function differingFacts(): Problem[] {
    const first = new Map<string, { name: string; value: string }>();
    return facts().flatMap(([name, { value, unit, counts, scope }]) => {
      if (counts === undefined) return [];
      const other = first.getOrInsert(JSON.stringify([unit, counts, scope]), { name, value });
      if (other.value === value) return [];
      const data = { name, value, other: other.name, otherValue: other.value };
      return locate(finding('FactsDiffer', data, ['facts', name]), [siteFile]);
    });
  }

  function wrongSavings(): Problem[] {
    return facts().flatMap(([name, { value, saving }]) => {
      const path = ['facts', name, 'saving'];
      const savings = (saving ?? []).map((id, index) => {
        const plan = context.content('plans', id)?.data as PlanEntry | undefined;
        if (!plan)
          return finding('UnknownContent', { id, collection: 'plans', known: context.contentIds('plans') }, [
            ...path,
            index,
          ]);
        const price = readAmount(plan.price, context) ?? 0;
        const originalPrice = readAmount(plan.originalPrice, context) ?? 0;
        return {
          id,
          percent: originalPrice > 0 ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0,
        };
      });
      const unknown = savings.filter((one) => 'code' in one);
      if (unknown.length > 0) return unknown.map((one) => locate(one, [siteFile]));
      const [largest] = savings
        .filter((one) => 'percent' in one)
        .sort((one, other) => other.percent - one.percent);
      if (!largest || Number.parseInt(value, 10) === largest.percent) return [];
      const data = { name, value, saving: `${largest.percent}%`, plan: largest.id };
      return locate(finding('SavingDiffers', data, path.slice(0, 2)), [siteFile]);
    });
  }

  function differingPrices(): Problem[] {
    const first = new Map<string, { file: string; price: number }>();
    return priceLists.flatMap((file) =>
      Object.entries(content.get(file)?.entries ?? {}).flatMap(([id, entry]) => {
        const price = readAmount(entry.price, context);
        const source = content.get(file);
        if (price === undefined || !source) return [];
        const other = first.getOrInsert(id, { file, price });
        if (other.price === price) return [];
        const data = { id, price: dollars(price), file: other.file, otherPrice: dollars(other.price) };
        return locate(finding('PricesDiffer', data, [id, 'price']), [source]);
      }),
    );
  }

  function facts() {
    const written = new Set(Object.keys(site.facts ?? {}));
    return [...siteFacts(site, 0)].filter(([name]) => written.has(name));
  }
}

const dollars = (price: number) => `$${price}`;
