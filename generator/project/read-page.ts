import { basename } from 'node:path';
import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Finding } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { tooManyRenditions } from '../experiments/count-renditions.ts';
import { createExperimentReader, type PageExperiment } from '../experiments/read-experiment.ts';
import type { MediaIndex } from '../images/media-index.ts';
import { isDraftText, type LoadPage } from '../load/load-page.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { LoadedPage } from '../load/loaded-page.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { PageAnchors } from '../prepare/anchors/anchors.ts';
import type { MissingAnchor } from '../prepare/anchors/missing-anchors.ts';
import type { PageDetails } from '../prepare/company/company-details.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import { references } from '../prepare/references.ts';
import type { PageSchedule, ScheduledResult } from '../schedule/page-schedule.ts';
import type { Windows } from '../schedule/windows.ts';
import type { WrittenLink } from '../validate/routes/routed-page.ts';
import type { PageConfig, ValidatePage } from '../validate/validate-page.ts';
import { variantProblems } from '../validate/variant-problems.ts';
import { type PageOutline, pageOutline } from './page-outline.ts';
import { type KnownNames, withKnownNames } from './with-known-names.ts';

export interface PageResult {
  problems: Problem[];
  /** All that the page shows at some time. Undefined if the page, site.yaml, or a content file has problems. */
  page?: PreparedPage;
  /** The same, but only undefined if the page itself has problems: it may not use what is wrong in a shared file. */
  preview?: PreparedPage;
  /** Undefined for a page that time does not change. */
  schedule?: PageSchedule;
  /** Where the page leads after its end: an address, or the route of the page that it extends. */
  then?: string;
  /** Where redirects to the page lead until it begins: the nearest page it extends that visitors always see. */
  before?: string;
  /** The merged page as its files state it; undefined if it does not match its schemas. */
  written?: PageConfig['page'];
  /** The `tags` of the pages it extends, the nearest first. */
  baseTags?: unknown[];
  /** Set even if the page has problems: links to it do not count as broken. */
  route?: string;
  /** A draft is not published. */
  isDraft: boolean;
  /** Addresses that the page had before. */
  formerly?: string[];
  files: TextFile[];
  links: WrittenLink[];
  /** The anchors that links can point to; undefined if the page's file cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that search engines should not list. */
  indexed?: boolean;
  /** Whether it has the site's menus, side tab, and widget. */
  siteLayout?: boolean;
  /** What the page says otherwise about the company. */
  company?: PageDetails | undefined;
  /** The names of the pages it extends. */
  bases: string[];
  /** What an editor shows of it. */
  outline: PageOutline;
  /** Undefined for a page without one, and for a page that itself has problems. */
  experiment?: PageExperiment;
}

interface PageReaderParts {
  folder: PageFolder;
  shared: SharedSource;
  media: MediaIndex;
  loadPage: LoadPage;
  validatePage: ValidatePage;
  /** Undefined if site.yaml has problems. */
  preparer: PagePreparer | undefined;
  prepare: (config: PageConfig, preparer: PagePreparer) => ScheduledResult;
  windowOf: Windows['windowOf'];
  /** Whether site.yaml and the content files are free of problems. */
  isSharedValid: boolean;
  /** The variants of the site's experiment, the control included; 1 without one. */
  siteVariants: number;
}

type Examined = Omit<PageResult, 'bases'> & {
  /** The merged page, which can be invalid. */
  data?: unknown;
  findings: Finding[];
  missingAnchors: MissingAnchor[];
};

/**
 * Takes a page from its file to `PreparedPage` and locates its problems.
 * @param withDrafts false skips drafts: the result has only their routes
 */
export type ReadPage = (name: string, options?: { withDrafts?: boolean }) => PageResult;

export function createPageReader(parts: PageReaderParts): ReadPage {
  const {
    folder,
    shared,
    media,
    loadPage,
    validatePage,
    preparer,
    prepare,
    windowOf,
    isSharedValid,
    siteVariants,
  } = parts;
  const readExperiment = preparer && createExperimentReader({ ...parts, preparer, named });

  /** Reads a page; its findings are not located yet. */
  function examine(name: string, withDrafts: boolean): Examined {
    const { source, problems, route: routeInText, isDraft } = loadPage(name);
    const nothing = { findings: [], missingAnchors: [], files: [], links: [], outline: {} };
    if (!source) return { ...nothing, problems, isDraft, route: routeInText };
    const { files, data } = source;
    const { route, formerly } = addressesOf({ source });
    if (isDraft && !withDrafts) return { ...nothing, problems: [], isDraft, route };
    const siteLayout = data.layout === 'site';
    const outline = pageOutline(data);
    const indexed = data.indexed !== false;
    const known = { data, problems, files, isDraft, route, formerly, indexed, siteLayout, outline };
    const { config, findings } = validatePage(source);
    // Rows have no such key, so this matrix makes none. Without it, nothing can be said about the route and the texts.
    if (data.matrix !== undefined) {
      const ofMatrix = findings.filter(({ path }) => path[0] === 'matrix');
      return { ...nothing, files, problems, isDraft, findings: ofMatrix.length > 0 ? ofMatrix : findings };
    }
    const isTimed = (data.from ?? data.until) !== undefined;
    const timing = isTimed && {
      schedule: { window: windowOf(data, []).window, states: [], notes: [], windows: [] },
    };
    if (!preparer) return { ...known, ...timing, findings, missingAnchors: [], links: [] };
    if (!config) {
      const rest = references(data, findings, preparer);
      return { ...known, ...timing, ...rest, findings: [...findings, ...rest.findings] };
    }
    const { prepared, ...rest } = prepare(config, preparer);
    const isValid = rest.findings.length + rest.missingAnchors.length === 0;
    const pages = isValid && { preview: prepared, ...(isSharedValid && { page: prepared }) };
    const { then } = config.page;
    const baseTags = source.bases.map(({ tags }) => tags);
    const { experiment } = config;
    const result = { prepared, ...rest };
    const tested = isValid && experiment && readExperiment?.({ source, isDraft, experiment, result });
    return {
      ...known,
      ...rest,
      ...pages,
      written: config.page,
      baseTags,
      ...(then && { then }),
      ...(tested && {
        ...(tested.experiment && { experiment: tested.experiment }),
        problems: [...problems, ...tested.problems],
        links: [...rest.links, ...tested.links],
      }),
    };
  }

  function baseName(file: string): string {
    const base = basename(file).replace(/\.ya?ml$/, '');
    return folder.files.has(base) ? base : file;
  }

  function routeOf(name: string): string | undefined {
    const { source, route } = loadPage(name);
    return typeof source?.data.route === 'string' ? source.data.route : route;
  }

  /** The route of a page that visitors always see. */
  function lastingRoute(name: string): string | undefined {
    const { source, isDraft } = loadPage(name);
    const { from, until } = source?.data ?? {};
    return isDraft || (from ?? until) !== undefined ? undefined : routeOf(name);
  }

  const names: KnownNames = {
    idsOf: (collection) => Object.keys(shared.content.get(collection)?.entries ?? {}),
    files: () => media.keys(),
    routes: () =>
      [...folder.files.keys()]
        .flatMap((name) => routeOf(name) ?? [])
        .filter((route) => !/\{\{|^\/404\/?$/.test(route)),
  };

  /** Hoisted, because the reader of experiments needs it. */
  function named(found: Finding, data: unknown): Finding {
    return withKnownNames(found, data, names);
  }

  return (name, { withDrafts = true } = {}) => {
    const { data, findings, problems, missingAnchors, ...result } = examine(name, withDrafts);
    const bases = result.files.slice(1).map(({ file }) => baseName(file));
    const { window } = result.schedule ?? {};
    const then = result.then ?? (window?.until && bases[0] ? routeOf(bases[0]) : undefined);
    const before = window?.from && bases.flatMap((base) => lastingRoute(base) ?? [])[0];
    const base = {
      findings: () => (bases[0] === undefined ? [] : examine(bases[0], true).findings),
      isDraft: isDraftText(result.files[1]?.text ?? ''),
    };
    const located = variantProblems(
      findings.map((found) => named(found, data)),
      result.files,
      { base, page: data },
    );
    const tooMany = tooManyRenditions(result, siteVariants).map((found) => locate(found, result.files));
    const inContent = missingAnchors.flatMap(({ collection, found }) => {
      const file = shared.content.get(collection);
      return file ? [locate(found, [file])] : [];
    });
    return {
      ...result,
      bases,
      ...(then && { then }),
      ...(before && { before }),
      problems: [...problems, ...located, ...tooMany, ...inContent],
    };
  };
}

/** The addresses of a page that is loaded, even if it has problems. */
export function addressesOf({
  source,
  route,
}: Pick<LoadedPage, 'source' | 'route'>): Pick<PageResult, 'route' | 'formerly'> {
  if (!source) return { route };
  const { data } = source;
  return {
    route: typeof data.route === 'string' ? data.route : undefined,
    formerly: addressesIn(data.formerly),
  };
}

/** The well-formed addresses of `formerly`; undefined if there are none. */
function addressesIn(formerly: unknown): string[] | undefined {
  if (!Array.isArray(formerly)) return undefined;
  return formerly.filter((one) => typeof one === 'string' && /^\/(?:[^\s/\\?#]+\/)*[^\s/\\?#]*$/.test(one));
}
