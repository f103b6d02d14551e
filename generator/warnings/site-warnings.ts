import { type Finding, finding } from '../errors/finding.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { orphans } from './orphans.ts';
import { otherPrices } from './other-prices.ts';
import type { PageFinding, PublishedPage } from './published-page.ts';
import { thanksNumbers } from './thanks-number.ts';

/** What warns about pages compared with each other. */
const checks: ((pages: PublishedPage[], shared: SharedUses) => PageFinding[])[] = [
  sameTexts,
  orphans,
  thanksNumbers,
  otherPrices,
];

/** @param shared the links of menus and content files, and the redirects */
export function siteFindings(pages: PublishedPage[], shared: SharedUses): PageFinding[] {
  return checks.flatMap((check) => check(pages, shared));
}

/** Pages at one address are shown at different times, so they can share their texts. */
function sameTexts(pages: PublishedPage[]): PageFinding[] {
  const listed = pages.filter(({ isListed }) => isListed);
  return (['title', 'description'] as const).flatMap((key) =>
    [...Map.groupBy(listed, (page) => page[key].trim().toLowerCase()).values()].flatMap((group) => {
      const [first, ...rest] = group;
      const extenders = rest.filter(({ route }) => route !== first?.route);
      if (!first || extenders.length === 0) return [];
      // The page that others extend keeps the text, and is the one they are compared with.
      const original = group.find((page) => group.some(({ bases }) => bases?.includes(page.name))) ?? first;
      return group
        .filter(({ name, route }) => name !== original.name && route !== original.route)
        .map((page) => {
          const others = [original.route];
          const { files } = page.written();
          const own = new RegExp(`^${key}:`, 'm').test(files[0]?.text ?? '');
          const found = own
            ? textFinding(key, page, others, [key])
            : textFinding(key, page, others, ['extends']);
          return { page, found };
        });
    }),
  );
}

function textFinding(
  key: 'title' | 'description',
  { title }: PublishedPage,
  others: string[],
  path: string[],
): Finding {
  return key === 'title'
    ? finding('SameTitle', { title, others }, path)
    : finding('SameDescription', { others }, path);
}
