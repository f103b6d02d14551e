import { deduplicate } from '../errors/deduplicate.ts';
import { placeOf } from '../errors/place-of.ts';
import type { Problem } from '../errors/problem.ts';
import { readText } from '../load/read-text.ts';
import { displayPath } from '../paths.ts';
import type { Project, ReadingTools } from '../project/project.ts';
import { usedCollections } from '../project/used-collections.ts';
import type { PageGroups } from './page-groups.ts';

/** The problems of a folder by what they break. */
export interface PageProblems {
  /** The problems that keep a page from being shown: its own, those of its bases, and of the shared files it uses. */
  of: (name: string) => Problem[];
  /** The problems that break no page with an address. */
  elsewhere: () => Problem[];
}

/** The parts of site.yaml that only pages with the site layout show, and one that no page shows. */
const siteLayoutParts = new Set(['nav', 'sideTab', 'widget']);
const redirects = 'redirects';

interface ProblemParts {
  project: Pick<Project, 'folder' | 'shared' | 'page'>;
  plans: ReadingTools['plans'];
  /** The problems of the whole folder, those of drafts included. */
  all: readonly Problem[];
  pages: Pick<PageGroups, 'groups' | 'ownPlaces'>;
}

export function pageProblems({ project, plans, all, pages }: ProblemParts): PageProblems {
  const { folder, shared } = project;
  const inFile = (file: string) => all.filter((problem) => problem.file === file);
  const ofSite = inFile(shared.siteFile.file).map((problem) => ({
    problem,
    part: partAt(shared.siteFile.text, problem.line),
  }));
  const ofContent = new Map(
    Array.from(shared.content, ([name, { file }]) => [
      name,
      inFile(file).filter(({ code }) => code !== 'ContentAnchor'),
    ]),
  );

  function ofPage(name: string): Problem[] {
    const result = project.page(name);
    const own = [...result.problems, ...inFile(shownFile(name))];
    const unexplained = own.length === 0 && !result.preview ? basesOf(name).flatMap(inFile) : [];
    const shows = (part: string) =>
      part !== redirects && (!siteLayoutParts.has(part) || result.siteLayout !== false);
    const ofShared = ofSite.flatMap(({ problem, part }) => (!shared.site || shows(part) ? [problem] : []));
    const broken = [...ofContent].filter(([, problems]) => problems.length > 0);
    const used = broken.length > 0 ? usedCollections(result, plans) : new Set<string>();
    const ofUsed = broken.flatMap(([collection, problems]) => (used.has(collection) ? problems : []));
    const found = deduplicate([...own, ...unexplained, ...ofShared, ...ofUsed]);
    // Whatever keeps a page from being shown must be said.
    return found.length === 0 && !result.preview ? [...all] : found;
  }

  /** The files of the pages that a page extends, also if one of them cannot be read. */
  function basesOf(name: string): string[] {
    const files: string[] = [];
    for (let base = baseIn(name); base !== undefined; base = baseIn(base)) {
      const file = shownFile(base);
      if (files.includes(file)) break;
      files.push(file);
    }
    return files;
  }

  function baseIn(name: string): string | undefined {
    const path = folder.pages.get(name);
    return path === undefined ? undefined : /^extends:[ \t]*["']?([^\s"'#]+)/m.exec(readText(path).text)?.[1];
  }

  function shownFile(name: string): string {
    return displayPath(folder.pages.get(name) ?? name);
  }

  return {
    of: ofPage,
    elsewhere() {
      const reachable = pages.groups().filter(({ hasAddress }) => hasAddress);
      const ofGroups = reachable.flatMap(({ names: [first = ''] }) => ofPage(first)).map(placeOf);
      const shown = pages.ownPlaces.union(new Set(ofGroups));
      return all.filter((problem) => !shown.has(placeOf(problem)));
    },
  };
}

/** The top-level key of a YAML file that a line belongs to. */
function partAt(text: string, line: number): string {
  const before = text.split(/\r?\n/).slice(0, line);
  const start = before.findLast((one) => /^[A-Za-z]\w*:/.test(one)) ?? '';
  return start.slice(0, start.indexOf(':'));
}
