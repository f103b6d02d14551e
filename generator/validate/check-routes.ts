import { finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import { nearest } from '../errors/nearest.ts';
import type { Problem } from '../errors/problem.ts';
import { outPath } from '../write/staging.ts';

/** A link to another page, and where it is written. */
export interface WrittenLink {
  link: string;
  path: Path;
}

export interface RoutedPage {
  name: string;
  /** Missing when the page does not tell it. */
  route?: string;
  links: string[];
  /** The page's own files and where its links stand, for showing a place. */
  written: () => { files: TextFile[]; links: WrittenLink[] };
}

/** What only all pages together can tell: two pages with one route, and links to pages that are not there. */
export function checkRoutes(
  pages: RoutedPage[],
  sharedLinks: (WrittenLink & { file: TextFile })[],
  fileOf: (name: string) => string,
): Problem[] {
  const byPath = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { name, route, written } of pages) {
    if (route === undefined) continue;
    const reason = reservedRoute(route);
    if (reason)
      problems.push(locate(finding('ReservedRoute', { route, reason }, ['route']), written().files));
    const path = outPath(route).toLowerCase();
    const other = byPath.get(path);
    if (other)
      problems.push(
        locate(finding('DuplicateRoute', { route, other: fileOf(other) }, ['route']), written().files),
      );
    else byPath.set(path, name);
  }
  const routes = pages.flatMap((page) => page.route ?? []);
  // A page that does not tell its route may be the one that a link means.
  if (routes.length < Math.max(1, pages.length)) return problems;
  const paths = new Set(routes.map(outPath));
  const isKnown = (link: string) => !link.startsWith('/') || paths.has(outPath(link.replace(/[?#].*$/, '')));
  const unknown = ({ link, path }: WrittenLink, files: TextFile[]) => {
    const data = { link, known: routes, nearest: nearest(link, routes) };
    problems.push(locate(finding('UnknownLink', data, path, 'value', link), files));
  };
  for (const { file, ...link } of sharedLinks) if (!isKnown(link.link)) unknown(link, [file]);
  for (const { links, written } of pages) {
    if (links.every(isKnown)) continue;
    const { files, links: places } = written();
    for (const link of places) if (!isKnown(link.link)) unknown(link, files);
  }
  return problems;
}

/** Why no page can have a route; undefined when one can. */
export function reservedRoute(route: string): string | undefined {
  const [first = '', ...rest] = route.split('/').filter(Boolean);
  if ([first, ...rest].some((part) => part.startsWith('.'))) return 'a part of it starts with a dot';
  if (['assets', 'api', 'rafp', 'healthz'].includes(first)) return `the site keeps /${first} for itself`;
  if (/\.[a-z0-9]+\/?$/i.test(route)) return 'it ends like the name of a file';
  return undefined;
}
