import { basename } from 'node:path';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { LoadPage } from '../load/load-page.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import { preparePage } from '../prepare/prepare-page.ts';
import { references } from '../prepare/references.ts';
import type { WrittenLink } from '../validate/routes/routed-page.ts';
import type { ValidatePage } from '../validate/validate-page.ts';
import { variantProblems } from '../validate/variant-problems.ts';

export interface PageResult {
  problems: Problem[];
  /** Undefined if the page, site.yaml, or a content file has problems. */
  page?: PreparedPage;
  /** Set even if the page has problems: links to it do not count as broken. */
  route?: string;
  files: TextFile[];
  links: WrittenLink[];
  /** The anchors that links can point to; undefined if the page's file cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that search engines should not list. */
  indexed?: boolean;
  /** Whether it has the site's menus, side tab, and widget. */
  siteLayout?: boolean;
  /** The names of the pages it extends. */
  bases: string[];
}

interface PageReaderParts {
  folder: PageFolder;
  shared: SharedSource;
  loadPage: LoadPage;
  validatePage: ValidatePage;
  /** Undefined if site.yaml has problems. */
  preparer: PagePreparer | undefined;
  /** Whether site.yaml and the content files are free of problems. */
  isSharedValid: boolean;
}

/** Creates the function that takes a page from its file to `PreparedPage` and locates its problems. */
export function createPageReader(parts: PageReaderParts): (name: string) => PageResult {
  const { folder, shared, loadPage, validatePage, preparer, isSharedValid } = parts;

  /** Reads a page; its findings are not located yet. */
  function examine(name: string) {
    const { source, problems, route: routeInText } = loadPage(name);
    if (!source)
      return { problems, findings: [], missingAnchors: [], files: [], links: [], route: routeInText };
    const { files, data } = source;
    const route = typeof data.route === 'string' ? data.route : undefined;
    const siteLayout = data.layout === 'site';
    const known = { problems, files, route, indexed: data.indexed !== false, siteLayout };
    const { config, findings } = validatePage(source);
    if (!preparer) return { ...known, findings, missingAnchors: [], links: [] };
    if (!config) {
      const rest = references(data, findings, preparer);
      return { ...known, ...rest, findings: [...findings, ...rest.findings] };
    }
    const { prepared, ...rest } = preparePage(config, preparer);
    const isValid = isSharedValid && rest.findings.length + rest.missingAnchors.length === 0;
    return { ...known, ...rest, ...(isValid && { page: prepared }) };
  }

  function baseName(file: string): string {
    const base = basename(file).replace(/\.ya?ml$/, '');
    return folder.pages.has(base) ? base : file;
  }

  return (name) => {
    const { findings, problems, missingAnchors, ...result } = examine(name);
    const bases = result.files.slice(1).map(({ file }) => baseName(file));
    const located = variantProblems(findings, result.files, () =>
      bases[0] === undefined ? [] : examine(bases[0]).findings,
    );
    const inContent = missingAnchors.flatMap(({ collection, found }) => {
      const file = shared.content.get(collection);
      return file ? [locate(found, [file])] : [];
    });
    return { ...result, bases, problems: [...problems, ...located, ...inContent] };
  };
}
