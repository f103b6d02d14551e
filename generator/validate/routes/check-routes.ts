import { reservedRoute, routeInstead } from '../../../schema/reserved-route.ts';
import { finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { slug } from '../../lib/slug.ts';
import type { RoutesLock } from '../../load/read-routes-lock.ts';
import { outPath } from '../../write/out-path.ts';
import { checkEarlyLinks } from './check-early-links.ts';
import { createLinkChecker } from './check-link.ts';
import { checkLock } from './check-lock.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkWindows } from './check-windows.ts';
import { pageRedirects, redirectTargets, siteRedirects } from './redirects.ts';
import type { Draft, RoutedPage, SharedUses, WrittenLink } from './routed-page.ts';
import { checkSiteAnchors } from './site-anchors.ts';

/** What a check depends on besides the pages. */
interface Circumstances {
  lock?: RoutesLock;
  /** The time (ms) from which on pages must be where they belong. */
  now?: number;
  /** Pages that are not published, and not checked. */
  drafts?: readonly Draft[];
}

/** Checks that need all pages: duplicate routes, links to missing pages and anchors, redirects, and published routes. */
export function checkRoutes(
  pages: RoutedPage[],
  shared: SharedUses,
  { lock, now = 0, drafts = [] }: Circumstances = {},
): Problem[] {
  const ofRoutes = routeProblems(pages);
  const problems = [...ofRoutes, ...checkWindows(pages, now), ...checkSiteAnchors(pages, shared.anchors)];
  const redirects = redirectsOf(pages, shared.redirects);
  const checkLink = createLinkChecker(pages, redirects, drafts);
  const report = ({ link, path }: WrittenLink, files: TextFile[]) => {
    const problemAt = checkLink(link);
    if (problemAt) problems.push(locate(problemAt(path), files));
  };
  for (const { file, ...link } of shared.links) report(link, [file]);
  // Pages that one file makes share their list of links.
  const isWrong = new Map<readonly string[], boolean>();
  for (const { links, written } of pages) {
    if (!isWrong.getOrInsertComputed(links, () => links.some(checkLink))) continue;
    const { files, links: writtenLinks } = written();
    for (const link of writtenLinks) report(link, files);
  }
  problems.push(...checkEarlyLinks(pages, now));
  problems.push(...checkRedirects(pages, shared.redirects, checkLink));
  // A wrong route leaves its former one without a page, and is the one mistake to report. Without a valid site.yaml its
  // redirects are unknown.
  if (lock && shared.redirects && ofRoutes.length === 0)
    problems.push(...checkLock(lock, { pages, drafts, redirects }));
  return problems;
}

/** Former address -> where it leads. */
function redirectsOf(pages: RoutedPage[], site: SharedUses['redirects']): Map<string, string> {
  const redirects = [...siteRedirects(site?.entries ?? {}), ...pages.flatMap(pageRedirects)];
  return redirectTargets(redirects, site?.url ?? '');
}

function routeProblems(pages: RoutedPage[]): Problem[] {
  const routed = pages.filter(({ route }) => route !== undefined);
  const reserved = routed.flatMap(({ route = '', written }) => {
    const reason = reservedRoute(route);
    if (!reason) return [];
    const data = { route, reason, suggestion: routeInstead(route) };
    return [locate(finding('ReservedRoute', data, ['route']), written().files)];
  });
  const firsts = new Map<string, RoutedPage>();
  const groups = new Map<RoutedPage, RoutedPage[]>();
  for (const page of routed) {
    if (page.window) continue;
    const first = firsts.getOrInsert(outPath(page.route ?? '').toLowerCase(), page);
    if (first !== page) groups.getOrInsertComputed(first, () => [first]).push(page);
  }
  return [...reserved, ...[...groups.values()].flatMap(duplicates)];
}

/** The first page that states a route keeps it. The others are reported; those that inherit it need their own route. */
function duplicates(group: RoutedPage[]): Problem[] {
  const pages = group.map(({ name, route = '', written }) => {
    const { files } = written();
    const [file] = files;
    const problem = (other = '') => locate(finding('DuplicateRoute', { route, other }, ['route']), files);
    const isOwn = files.length < 2 || problem().file === file?.file;
    return { name, route, file, isOwn, problem };
  });
  const first = pages.find(({ isOwn }) => isOwn) ?? pages[0];
  return pages.flatMap(({ name, route, file, isOwn, problem }) => {
    const other = first?.file?.file;
    if (!file || !other || file === first.file) return [];
    if (isOwn) return [problem(other)];
    const data = { route, other, suggestion: `/${slug(name, 'page')}/` };
    return [locate(finding('InheritedRoute', data, ['extends'], 'key'), [file])];
  });
}
