import { formatPrice } from '../../site/ui/actions/format-price.ts';
import { finding } from '../errors/finding.ts';
import { linkPath } from '../lib/link-path.ts';
import { outPath } from '../write/out-path.ts';
import type { PageFinding, PublishedPage } from './published-page.ts';

/** Finds pages with a price of their own that link to a page with another one. */
export function otherPrices(pages: PublishedPage[]): PageFinding[] {
  const owners = pages.filter((page) => page.ownPrices.size > 0);
  if (owners.length === 0) return [];
  const byPath = new Map(pages.map((page) => [outPath(page.route), page]));
  return owners.flatMap((page) => {
    for (const link of page.links) {
      const route = linkPath(link);
      const target = byPath.get(outPath(route));
      for (const [name, { own, site }] of page.ownPrices) {
        const other = target?.ownPrices.get(name)?.own ?? site;
        if (other === own || !target?.shownPrices.has(other)) continue;
        const data = { route, name, own: `$${formatPrice(own)}`, other: `$${formatPrice(other)}` };
        return [{ page, found: finding('OtherPrice', data, ['facts', name]) }];
      }
    }
    return [];
  });
}
