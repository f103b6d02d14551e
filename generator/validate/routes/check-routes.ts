import { portalPath } from '../../../schema/portal-routes.ts';
import { finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { slug } from '../../lib/slug.ts';
import { outPath } from '../../write/out-path.ts';
import { createLinkChecker } from './check-link.ts';
import { checkFooterAnchors } from './footer-anchors.ts';
import type { RoutedPage, SharedUses, WrittenLink } from './routed-page.ts';

/** Checks that need all pages: duplicate routes, and links to missing pages and anchors. */
export function checkRoutes(
  pages: RoutedPage[],
  shared: SharedUses,
  fileOf: (name: string) => string,
): Problem[] {
  const problems = [...routeProblems(pages, fileOf), ...checkFooterAnchors(pages, shared.anchors)];
  const checkLink = createLinkChecker(pages);
  const report = ({ link, path }: WrittenLink, files: TextFile[]) => {
    const problemAt = checkLink(link);
    if (problemAt) problems.push(locate(problemAt(path), files));
  };
  for (const { file, ...link } of shared.links) report(link, [file]);
  for (const { links, written } of pages) {
    if (!links.some(checkLink)) continue;
    const { files, links: writtenLinks } = written();
    for (const link of writtenLinks) report(link, files);
  }
  return problems;
}

function routeProblems(pages: RoutedPage[], fileOf: (name: string) => string): Problem[] {
  const byPath = new Map<string, RoutedPage[]>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const { route, written } = page;
    if (route === undefined) continue;
    const reason = reservedRoute(route);
    if (reason)
      problems.push(locate(finding('ReservedRoute', { route, reason }, ['route']), written().files));
    const path = outPath(route).toLowerCase();
    const others = byPath.get(path);
    if (others) others.push(page);
    else byPath.set(path, [page]);
  }
  for (const group of byPath.values()) if (group.length > 1) problems.push(...duplicates(group, fileOf));
  return problems;
}

/** The first page that states a route keeps it. The others are reported; those that inherit it need their own route. */
function duplicates(group: RoutedPage[], fileOf: (name: string) => string): Problem[] {
  const pages = group.map((page) => {
    const { route = '', written } = page;
    const { files } = written();
    const problem = (other: string) =>
      locate(finding('DuplicateRoute', { route, other: fileOf(other) }, ['route']), files);
    const isOwn = files.length < 2 || problem(page.name).file === files[0]?.file;
    return { page, files: files.slice(0, 1), isOwn, problem };
  });
  const first = pages.find(({ isOwn }) => isOwn) ?? pages[0];
  return pages.flatMap((one) => {
    if (!first || one === first) return [];
    const { name } = first.page;
    if (one.isOwn) return [one.problem(name)];
    const { route = '', name: own } = one.page;
    const data = { route, other: fileOf(name), suggestion: `/${slug(own, 'page')}/` };
    return [locate(finding('InheritedRoute', data, ['extends'], 'key'), one.files)];
  });
}

/** The reason why no page can have a route; undefined when the route is free. */
export function reservedRoute(route: string): string | undefined {
  const [first = '', ...rest] = route.split('/').filter(Boolean);
  if ([first, ...rest].some((part) => part.startsWith('.'))) return 'one of its parts starts with a dot';
  if (['assets', 'api', 'rafp', 'healthz'].includes(first)) return `/${first} is reserved`;
  if (portalPath(route)) return 'it is reserved for the payment and staff pages';
  if (/\.[a-z0-9]+\/?$/i.test(route)) return 'it ends like a file name';
  if (route.length > maxLength) return `it has ${route.length} characters; the maximum is ${maxLength}`;
  return undefined;
}

/** File systems allow names of 255 bytes; suffixes of compressed and temporary files need some of them. */
const maxLength = 200;
