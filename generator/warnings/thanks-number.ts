import { finding } from '../errors/finding.ts';
import { outPath } from '../write/out-path.ts';
import type { PageFinding, PublishedPage } from './published-page.ts';

/** Finds pages with a phone number of their own whose forms, or the messages after them, lead to a page that shows another number. */
export function thanksNumbers(pages: PublishedPage[]): PageFinding[] {
  const own = pages.filter(({ phone }) => phone !== undefined);
  if (own.length === 0) return [];
  const numbers = new Map(pages.map(({ route, shownPhone }) => [outPath(route), shownPhone]));
  return own.flatMap((page) => {
    const { phone = '', thanks, thanksLinks } = page;
    for (const route of [...thanks, ...thanksLinks]) {
      const other = numbers.get(outPath(route));
      if (other === undefined || other === phone) continue;
      const isLink = !thanks.includes(route);
      return [{ page, found: finding('ThanksNumber', { route, phone, other, isLink }, ['facts', 'phone']) }];
    }
    return [];
  });
}
