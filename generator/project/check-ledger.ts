import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { createCompanyFacts } from '../prepare/company/company-facts.ts';
import { contactFindings } from '../prepare/company/contact-findings.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import { priceFindings } from '../prepare/prices.ts';
import { largestSaving } from '../prepare/savings.ts';
import { readAmount } from '../prepare/value/read-amount.ts';

/** The content files that give a product a price. */
const priceLists = ['plans', 'packages', 'landing-packages'];

/** Finds facts and prices in the shared files that contradict each other. */
export function checkLedger(
  { siteFile, content }: Pick<SharedSource, 'siteFile' | 'content'>,
  { site, contextFor }: Pick<PagePreparer, 'site' | 'contextFor'>,
): Problem[] {
  const context = contextFor({});
  const wrong = [...contactFindings(site.facts, site), ...priceFindings(site.facts, context)];
  const located = wrong.map((found) => locate(found, [siteFile]));
  return [...located, ...differingFacts(), ...wrongSavings(), ...differingPrices()];

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
    return facts().flatMap(([name, { value, saving = [] }]) => {
      const known = context.contentIds('plans');
      const unknown = [...saving.entries()].filter(([, id]) => !known.includes(id));
      if (unknown.length > 0)
        return unknown.map(([index, id]) => {
          const data = { id, collection: 'plans', known };
          return locate(finding('UnknownContent', data, ['facts', name, 'saving', index]), [siteFile]);
        });
      const largest = largestSaving(saving, context);
      if (!largest || Number.parseInt(value, 10) === largest.percent) return [];
      const data = { name, value, saving: `${largest.percent}%`, plan: largest.plan };
      return locate(finding('SavingDiffers', data, ['facts', name]), [siteFile]);
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
    return [...createCompanyFacts(site, 0).site].filter(([name]) => written.has(name));
  }
}

const dollars = (price: number) => `$${price}`;
