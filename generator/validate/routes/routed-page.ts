import type { Path } from '../../errors/finding.ts';
import type { TextFile } from '../../errors/locate.ts';
import type { PageAnchors } from '../../prepare/anchors/anchors.ts';

/** A link to another page, and its path in its file. */
export interface WrittenLink {
  link: string;
  path: Path;
}

export interface RoutedPage {
  name: string;
  /** Missing when the page does not state it. */
  route?: string;
  /** Link targets on the page; missing when the page cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that search engines must not list. */
  indexed?: boolean;
  /** Whether it has the site's menus, side tab, and widget. */
  siteLayout?: boolean;
  links: string[];
  /** The page's files and the paths of its links, to locate a problem. Called only for pages with problems. */
  written: () => { files: TextFile[]; links: WrittenLink[] };
}

/** @param written returns the page again, which a build does not keep */
export function routedPage(
  name: string,
  {
    route,
    indexed,
    siteLayout,
    anchors,
    links,
  }: Omit<RoutedPage, 'name' | 'links' | 'written'> & { links: WrittenLink[] },
  written: RoutedPage['written'],
): RoutedPage {
  return { name, route, indexed, siteLayout, anchors, links: links.map(({ link }) => link), written };
}

/** Links and anchors in the files that pages share. */
export interface SharedUses {
  links: (WrittenLink & { file: TextFile })[];
  /** Anchors in site.yaml. @param siteOnly whether only pages with the site layout have the link */
  anchors: { anchor: string; path: Path; file: TextFile; siteOnly: boolean }[];
}
