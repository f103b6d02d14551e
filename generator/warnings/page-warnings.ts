import type { Site } from '../../schema/generated/types.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Finding } from '../errors/finding.ts';
import type { PageResult } from '../project/read-page.ts';
import { countFindings } from './counts-in-text.ts';
import { groundFindings } from './grounds.ts';
import { headingFindings } from './headings.ts';
import { lostConversionFindings } from './lost-conversions.ts';
import { menuOrderFindings } from './menu-order.ts';
import { placeholderFindings } from './placeholders.ts';
import { searchResultFindings } from './search-results.ts';
import { smallPictureFindings } from './small-pictures.ts';
import { unreportedFormFindings } from './unreported-forms.ts';

/** A valid page. */
type CheckedPage = PageResult & {
  page: PreparedPage;
  /** What visitors see now. */
  shown: PreparedPage;
  written: NonNullable<PageResult['written']>;
  site: Pick<Site, 'tags'>;
};

/** What warns about one page. To add a warning, add it here, or to `site-warnings.ts` if it needs all pages. */
const checks: ((page: CheckedPage, name: string) => Finding[])[] = [
  ({ page, written }) => searchResultFindings(page, written),
  ({ written }) => placeholderFindings(written),
  ({ shown, files }) => countFindings(shown, files),
  ({ shown, files }) => groundFindings(shown, files),
  ({ shown }) => headingFindings(shown),
  menuOrderFindings,
  ({ shown }) => smallPictureFindings(shown),
  unreportedFormFindings,
  lostConversionFindings,
  ({ schedule }) => schedule?.notes ?? [],
];

/** @returns undefined for a page with problems, its own or those of site.yaml, which have to be fixed first */
export function pageFindings(
  result: PageResult,
  name: string,
  site: CheckedPage['site'] | undefined,
): Finding[] | undefined {
  const { page, written, schedule } = result;
  if (!page || !written || !site) return undefined;
  const shown = schedule?.states[0]?.page ?? page;
  return checks.flatMap((check) => check({ ...result, page, shown, written, site }, name));
}
