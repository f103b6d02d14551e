import type { Path } from '../../errors/finding.ts';
import type { TextFile } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import type { PageAnchors } from '../../prepare/anchors/anchors.ts';
import type { PlacedWindow, Window } from '../../schedule/windows.ts';

/** A link to another page, and its path in its file. */
export interface WrittenLink {
  link: string;
  path: Path;
}

export interface RoutedPage {
  name: string;
  /** Missing when the page does not state it. */
  route?: string;
  /** Addresses that the page had before. */
  formerly?: string[];
  /** Link targets on the page; missing when the page cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that search engines must not list. */
  indexed?: boolean;
  /** Whether it has the site's menus, side tab, and widget. */
  siteLayout?: boolean;
  links: string[];
  /** The names of the pages it extends. */
  bases?: string[];
  /** Set for a page that is shown for a time. */
  window?: Window;
  /** Where the page leads after its end. */
  then?: string;
  /** The page's files and the paths of its links, to locate a problem. Called only for pages that can have one. */
  written: () => {
    files: TextFile[];
    links: WrittenLink[];
    /** When its parts are shown. */
    schedule?: { windows: readonly PlacedWindow[] };
    problems?: readonly Problem[];
  };
}

type RoutedParts = Omit<RoutedPage, 'name' | 'links' | 'window' | 'written'> & {
  links: WrittenLink[];
  schedule?: { window?: Window };
};

/** @param written returns the page again, which a build does not keep */
export function routedPage(
  name: string,
  { route, formerly, indexed, siteLayout, anchors, links, bases, then, schedule }: RoutedParts,
  written: RoutedPage['written'],
): RoutedPage {
  const { window } = schedule ?? {};
  return {
    name,
    route,
    formerly,
    indexed,
    siteLayout,
    anchors,
    links: links.map(({ link }) => link),
    bases,
    ...(window && { window }),
    ...(then && { then }),
    written,
  };
}

/** A page that is not published. */
export interface Draft {
  /** Missing when the page does not state it. */
  route?: string;
  /** The path as shown to people. */
  file: string;
}

/** Links and anchors in the files that pages share. */
export interface SharedUses {
  links: (WrittenLink & { file: TextFile })[];
  /** Anchors in site.yaml. @param siteOnly whether only pages with the site layout have the link */
  anchors: { anchor: string; path: Path; file: TextFile; siteOnly: boolean }[];
  /** The `redirects` of site.yaml; missing when it has problems. */
  redirects?: { entries: Readonly<Record<string, string>>; url: string; file: TextFile };
}
