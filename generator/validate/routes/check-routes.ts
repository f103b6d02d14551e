import { portalPath } from '../../../schema/portal-routes.ts';
import { finding } from '../../errors/finding.ts';
import { locate, type TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { slug } from '../../lib/slug.ts';
import { outPath } from '../../write/out-path.ts';
import { createLinkJudge } from './check-link.ts';
import { checkFooterAnchors } from './footer-anchors.ts';
import type { RoutedPage, SharedUses, WrittenLink } from './routed-page.ts';

/** What only all pages together can tell: two pages with one route, and links to what is on no page. */
export function checkRoutes(
  pages: RoutedPage[],
  shared: SharedUses,
  fileOf: (name: string) => string,
): Problem[] {
  const problems = [...routeProblems(pages, fileOf), ...checkFooterAnchors(pages, shared.anchors)];
  const judge = createLinkJudge(pages);
  const tell = ({ link, path }: WrittenLink, files: TextFile[]) => {
    const fault = judge(link);
    if (fault) problems.push(locate(fault(path), files));
  };
  for (const { file, ...link } of shared.links) tell(link, [file]);
  for (const { links, written } of pages) {
    if (!links.some(judge)) continue;
    const { files, links: places } = written();
    for (const link of places) tell(link, files);
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
  for (const group of byPath.values()) if (group.length > 1) problems.push(...sameRoute(group, fileOf));
  return problems;
}

/** Of pages with one route the first that wrote it may keep it; one that only took it over from its base has to write its own. */
function sameRoute(group: RoutedPage[], fileOf: (name: string) => string): Problem[] {
  const told = group.map((page) => {
    const { route = '', written } = page;
    const { files } = written();
    const problem = (other: string) =>
      locate(finding('DuplicateRoute', { route, other: fileOf(other) }, ['route']), files);
    const isOwn = files.length < 2 || problem(page.name).file === files[0]?.file;
    return { page, files: files.slice(0, 1), isOwn, problem };
  });
  const first = told.find(({ isOwn }) => isOwn) ?? told[0];
  return told.flatMap((one) => {
    if (!first || one === first) return [];
    const { name } = first.page;
    if (one.isOwn) return [one.problem(name)];
    const { route = '', name: own } = one.page;
    const data = { route, other: fileOf(name), suggestion: `/${slug(own, 'page')}/` };
    return [locate(finding('InheritedRoute', data, ['extends'], 'key'), one.files)];
  });
}

/** Why no page can have a route; undefined when one can. */
export function reservedRoute(route: string): string | undefined {
  const [first = '', ...rest] = route.split('/').filter(Boolean);
  if ([first, ...rest].some((part) => part.startsWith('.'))) return 'a part of it starts with a dot';
  if (['assets', 'api', 'rafp', 'healthz'].includes(first)) return `the site keeps /${first} for itself`;
  if (portalPath(route)) return 'the pages for payments and for staff are there';
  if (/\.[a-z0-9]+\/?$/i.test(route)) return 'it ends like the name of a file';
  if (route.length > longest) return `it has ${route.length} characters, and ${longest} are the most`;
  return undefined;
}

/** Disks take names of 255 bytes, of which some belong to the files that stand beside a page. */
const longest = 200;
