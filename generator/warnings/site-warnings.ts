import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';

/** What warnings about several pages need to know of each. It is small, because a site can have many pages. */
export interface PublishedPage extends RoutedPage {
  route: string;
  title: string;
  description: string;
  /** Whether search engines list it, and not another page in its place. */
  isListed: boolean;
}

/** A finding about one of several pages. */
export interface PageFinding {
  page: PublishedPage;
  found: Finding;
}

/** What warns about pages compared with each other. */
const checks: ((pages: PublishedPage[]) => PageFinding[])[] = [sameTexts];

export function siteFindings(pages: PublishedPage[]): PageFinding[] {
  return checks.flatMap((check) => check(pages));
}

export function publishedPage(routed: RoutedPage, { route, head }: PreparedPage): PublishedPage {
  const { title, description, indexed, canonical } = head;
  return { ...routed, route, title, description, isListed: indexed && canonical.endsWith(route) };
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
