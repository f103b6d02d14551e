import { finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import { nearest } from '../errors/nearest.ts';
import type { Problem } from '../errors/problem.ts';
import { outPath } from '../write/staging.ts';

export interface RoutedPage {
  name: string;
  route: string;
  /** The page's own file, for showing the place. */
  files: () => TextFile[];
  links: { link: string; path: Path }[];
}

/** What only all pages together can tell: two pages with one route, and links to pages that are not there. */
export function checkRoutes(
  pages: RoutedPage[],
  sharedLinks: { link: string; path: Path; file: TextFile }[],
  fileOf: (name: string) => string,
): Problem[] {
  const byPath = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { name, route, files } of pages) {
    const path = outPath(route).toLowerCase();
    const other = byPath.get(path);
    if (other)
      problems.push(locate(finding('DuplicateRoute', { route, other: fileOf(other) }, ['route']), files()));
    else byPath.set(path, name);
  }
  const routes = pages.map((page) => page.route);
  const paths = new Set(routes.map(outPath));
  const isKnown = (link: string) => !link.startsWith('/') || paths.has(outPath(link.replace(/[?#].*$/, '')));
  const unknown = (link: string, path: Path, files: TextFile[]) =>
    problems.push(
      locate(finding('UnknownLink', { link, known: routes, nearest: nearest(link, routes) }, path), files),
    );
  for (const { link, path, file } of sharedLinks) if (!isKnown(link)) unknown(link, path, [file]);
  for (const { links, files } of pages) {
    for (const { link, path } of links) if (!isKnown(link)) unknown(link, path, files());
  }
  return problems;
}
