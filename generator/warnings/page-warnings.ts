import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Finding } from '../errors/finding.ts';
import type { PageResult } from '../project/read-page.ts';
import { countFindings } from './counts-in-text.ts';
import { placeholderFindings } from './placeholders.ts';
import { searchResultFindings } from './search-results.ts';

/** A valid page. */
export type CheckedPage = PageResult & { page: PreparedPage; written: NonNullable<PageResult['written']> };

/** What warns about one page. To add a warning, add it here, or to `site-warnings.ts` if it needs all pages. */
const checks: ((page: CheckedPage, name: string) => Finding[])[] = [
  ({ page }) => searchResultFindings(page),
  ({ written }, name) => placeholderFindings({ name, page: written }),
  ({ page, schedule, files }) => countFindings(schedule?.states[0]?.page ?? page, files),
  ({ schedule }) => schedule?.past ?? [],
];

/** @returns undefined for a page with problems, which have to be fixed first */
export function pageFindings(result: PageResult, name: string): Finding[] | undefined {
  const { page, written } = result;
  if (!page || !written) return undefined;
  return checks.flatMap((check) => check({ ...result, page, written }, name));
}
