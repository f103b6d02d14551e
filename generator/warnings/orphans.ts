import { finding } from '../errors/finding.ts';
import { linkPath } from '../lib/link-path.ts';
import { isRow } from '../load/matrix/matrix.ts';
import { defaultThanks } from '../prepare/defaults.ts';
import { withoutOrigin } from '../validate/routes/redirects.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { outPath } from '../write/out-path.ts';
import type { PageFinding, PublishedPage } from './published-page.ts';

/** Pages that the server and forms lead to. */
const builtIn = ['/404', defaultThanks].map(outPath);

/**
 * Finds pages on no menu, list, or sitemap. A variant, a row of a matrix, and a page with tags of its own are for visitors of ads,
 * who come with the address.
 */
export function orphans(pages: PublishedPage[], { links, redirects }: SharedUses): PageFinding[] {
  const unlisted = pages.filter(
    ({ name, route, isListed, bases = [], hasTags }) =>
      !isListed && bases.length === 0 && !hasTags && !isRow(name) && !builtIn.includes(outPath(route)),
  );
  if (unlisted.length === 0) return [];
  const pathOf = (link: string) => outPath(linkPath(withoutOrigin(link, redirects?.url ?? '')));
  const shared = [...links.map(({ link }) => link), ...Object.values(redirects?.entries ?? {})].map(pathOf);
  const isReached = ({ name, route, formerly = [] }: PublishedPage) => {
    const path = outPath(route);
    return (
      formerly.length > 0 ||
      shared.includes(path) ||
      pages.some(
        (page) =>
          page.name !== name && [...page.links, page.then ?? ''].some((link) => pathOf(link) === path),
      )
    );
  };
  return unlisted
    .filter((page) => !isReached(page))
    .map((page) => {
      const { route, instead } = page;
      return { page, found: finding('OrphanPage', { route, instead }, [instead ? 'canonical' : 'indexed']) };
    });
}
