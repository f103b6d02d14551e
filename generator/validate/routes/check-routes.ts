import { portalPath } from '../../../schema/portal-routes.ts';
import { finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { slug } from '../../lib/slug.ts';
import { outPath } from '../../write/out-path.ts';
import { createLinkChecker } from './check-link.ts';
import type { RoutedPage, SharedUses, WrittenLink } from './routed-page.ts';
import { checkSiteAnchors } from './site-anchors.ts';

/** Checks that need all pages: duplicate routes, and links to missing pages and anchors. */
export function checkRoutes(pages: RoutedPage[], shared: SharedUses): Problem[] {
  const problems = [...routeProblems(pages), ...checkSiteAnchors(pages, shared.anchors)];
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

function routeProblems(pages: RoutedPage[]): Problem[] {
  const routed = pages.filter(({ route }) => route !== undefined);
  const reserved = routed.flatMap(({ route = '', written }) => {
    const reason = reservedRoute(route);
    return reason ? [locate(finding('ReservedRoute', { route, reason }, ['route']), written().files)] : [];
  });
  const byPath = Map.groupBy(routed, ({ route = '' }) => outPath(route).toLowerCase());
  const groups = [...byPath.values()].filter((group) => group.length > 1);
  return [...reserved, ...groups.flatMap(duplicates)];
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

/** The reason why no page can have a route; undefined when the route is free. */
export function reservedRoute(route: string): string | undefined {
  const [first = '', ...rest] = route.split('/').filter(Boolean);
  if ([first, ...rest].some((part) => part.startsWith('.'))) return 'one of its parts starts with a dot';
  if (['assets', 'api', 'rafp', 'healthz'].includes(first)) return `/${first} is reserved`;
  if (portalPath(route)) return 'it is reserved for the payment and staff pages';
  if (/\.[a-z0-9]+\/?$/i.test(route)) return 'it ends with a file extension';
  if (route.length > maxLength) return `it has ${route.length} characters; the maximum is ${maxLength}`;
  return undefined;
}

/** File systems allow names of 255 bytes; suffixes of compressed and temporary files need some of them. */
const maxLength = 200;
