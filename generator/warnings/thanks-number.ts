import { finding } from '../errors/finding.ts';
import { outPath } from '../write/out-path.ts';
import type { PageFinding, PublishedPage } from './published-page.ts';

/** Finds pages with a phone number of their own whose forms lead to a page that shows another number. */
export function thanksNumbers(pages: PublishedPage[]): PageFinding[] {
  const own = pages.filter(({ phone }) => phone !== undefined);
  if (own.length === 0) return [];
  const numbers = new Map(pages.map(({ route, shownPhone }) => [outPath(route), shownPhone]));
  return own.flatMap((page) => {
    const { phone = '', thanks } = page;
    const route = thanks.find((one) => ![undefined, phone].includes(numbers.get(outPath(one))));
    const other = route === undefined ? undefined : numbers.get(outPath(route));
    if (route === undefined || other === undefined) return [];
    return [{ page, found: finding('ThanksNumber', { route, phone, other }, ['facts', 'phone']) }];
  });
}
