import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Finding } from '../errors/finding.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import type { PageConfig } from '../validate/validate-page.ts';

/** What warnings about several pages need to know of each. It is small, because a site can have many pages. */
export interface PublishedPage extends RoutedPage {
  route: string;
  title: string;
  description: string;
  /** Whether search engines list it, and not another page in its place. */
  isListed: boolean;
  /** The address of that other page. */
  instead: string | undefined;
  /** Whether the page has tags of its own, as pages for ads do. */
  hasTags: boolean;
}

/** A finding about one of several pages. */
export interface PageFinding {
  page: PublishedPage;
  found: Finding;
}

/** @param written the merged page */
export function publishedPage(
  routed: RoutedPage,
  { route, head }: PreparedPage,
  { tags }: PageConfig['page'],
): PublishedPage {
  const { title, description, indexed, canonical } = head;
  const instead = canonical.endsWith(route) ? undefined : canonical;
  const isListed = indexed && !instead;
  return { ...routed, route, title, description, isListed, instead, hasTags: tags !== undefined };
}
