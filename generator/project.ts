import { loadSchemas } from '../schema/load-schemas.ts';
import type { PreparedPage } from '../site/prepared-page.ts';
import type { Path } from './errors/finding.ts';
import { locate, type TextFile } from './errors/locate.ts';
import type { Problem } from './errors/problem.ts';
import { indexMedia, type MediaIndex, noShareImage } from './images/media-index.ts';
import type { PictureFile } from './images/picture-files.ts';
import { listFolder, type PageFolder } from './load/folder.ts';
import { createPageLoader } from './load/load-page.ts';
import { loadShared, type SharedSource } from './load/load-site.ts';
import { createYamlReader, type ReadYaml } from './load/read-yaml.ts';
import { cacheFolder } from './paths.ts';
import type { PageAnchors } from './prepare/anchors.ts';
import { compilePlans, type Plan } from './prepare/plan.ts';
import { createPrepareOnce } from './prepare/prepare-once.ts';
import { type PagePreparer, preparePage } from './prepare/prepare-page.ts';
import { prepareValue } from './prepare/prepare-value.ts';
import { references } from './prepare/references.ts';
import { createScopes } from './prepare/scope.ts';
import { createSectionPipeline } from './prepare/section-pipeline.ts';
import { createSharePictures } from './share-pictures/share-pictures.ts';
import type { SharedUses, WrittenLink } from './validate/check-routes.ts';
import { createValidator, type Validator } from './validate/create-validator.ts';
import { createPageValidator } from './validate/validate-page.ts';
import { variantProblems } from './validate/variant-problems.ts';

export interface PageResult {
  problems: Problem[];
  /** Missing when the page has mistakes, or what it shares with the others. */
  page?: PreparedPage;
  /** Known even when the page has mistakes, so that links to it are not called broken. */
  route?: string;
  files: TextFile[];
  links: WrittenLink[];
  /** Where links of any page can lead on this one; missing when its file cannot be read. */
  anchors?: PageAnchors;
  /** False for a page that search engines should not list. */
  indexed?: boolean;
  /** The names of the pages it extends. */
  bases: string[];
}

/** A folder of pages, opened: what pages share is loaded, pages come by name. */
export interface Project {
  folder: PageFolder;
  shared: SharedSource;
  media: MediaIndex;
  /** The picture files that the pages prepared so far need, by name. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Mistakes in site.yaml and the content files. */
  sharedProblems: Problem[];
  /** Where site.yaml and the content files lead. */
  sharedUses: SharedUses;
  /** Loads, validates and prepares one page. */
  page: (name: string) => PageResult;
}

/** What reading takes and no folder changes: the compiled schemas, and what was parsed before. */
export interface ReadingTools {
  readYaml: ReadYaml;
  validator: Validator;
  plans: Map<string, Plan | undefined>;
}

export function readingTools(): ReadingTools {
  return { readYaml: createYamlReader(), validator: createValidator(), plans: compilePlans(loadSchemas()) };
}

/**
 * Opens a folder of pages.
 * @param year for the copyright line
 * @param tools kept by whoever opens the folder again and again
 */
export async function openProject(root: string, year: number, tools = readingTools()): Promise<Project> {
  const { readYaml, validator, plans } = tools;
  const folder = listFolder(root);
  const media = await indexMedia(folder.media, cacheFolder);
  const shared = loadShared(folder, readYaml, validator);
  const loadPage = createPageLoader(folder, readYaml);
  const validatePage = createPageValidator(validator);
  const pictures = new Map<string, PictureFile>();
  const preparer =
    shared.site && pagePreparer(shared, media, plans, year, (file) => pictures.set(file.name, file));
  const own = preparer ? checkShared(shared, preparer, plans) : { problems: [], links: [], anchors: [] };

  const sharedProblems = [...shared.problems, ...own.problems];

  /** One page with its mistakes in terms of the data. */
  function examine(name: string) {
    const { source, problems, route: written } = loadPage(name);
    if (!source) return { problems, findings: [], lacking: [], files: [], links: [], route: written };
    const { files, data } = source;
    const route = typeof data.route === 'string' ? data.route : undefined;
    const told = { problems, files, route, indexed: data.indexed !== false };
    const { config, findings } = validatePage(source);
    if (!preparer) return { ...told, findings, lacking: [], links: [] };
    if (!config) {
      const rest = references(data, findings, preparer);
      return { ...told, ...rest, findings: [...findings, ...rest.findings] };
    }
    const { prepared, ...rest } = preparePage(config, preparer);
    const isGood = rest.findings.length + rest.lacking.length + sharedProblems.length === 0;
    return { ...told, ...rest, ...(isGood && { page: prepared }) };
  }

  return {
    folder,
    shared,
    media,
    pictures,
    sharedProblems,
    sharedUses: { links: own.links, anchors: own.anchors },
    page(name) {
      const { findings, problems, lacking, ...result } = examine(name);
      const bases = result.files.slice(1).map(({ file }) => pageName(folder, file));
      const located = variantProblems(findings, result.files, () =>
        bases[0] === undefined ? [] : examine(bases[0]).findings,
      );
      const inContent = lacking.flatMap(({ collection, found }) => {
        const file = shared.content.get(collection);
        return file ? [locate(found, [file])] : [];
      });
      return { ...result, bases, problems: [...problems, ...located, ...inContent] };
    },
  };
}

function pageName({ pages }: PageFolder, file: string): string {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.ya?ml$/, '') ?? file;
  return pages.has(base) ? base : file;
}

function pagePreparer(
  shared: SharedSource,
  media: MediaIndex,
  plans: Map<string, Plan | undefined>,
  year: number,
  needs: (file: PictureFile) => void,
): PagePreparer | undefined {
  const { site } = shared;
  if (!site) return undefined;
  const contextFor = createScopes({ site, shared, media, plans, year, needs });
  return {
    site,
    contextFor,
    once: createPrepareOnce(contextFor),
    ready: createSectionPipeline(contextFor, plans),
    plans: { page: plans.get('page'), site: plans.get('site') },
    media,
    sharePictureOf: createSharePictures(site.brand),
    sectionTypes: new Set([...plans.keys()].flatMap((path) => /^sections\/(.+)$/.exec(path)?.[1] ?? [])),
    needs,
  };
}

/** What no page would report: mistakes in menus and footer, the share picture and in content that several pages use. */
function checkShared(
  shared: SharedSource,
  { site, contextFor, plans, media }: PagePreparer,
  all: Map<string, Plan | undefined>,
) {
  const problems: Problem[] = [];
  const links: SharedUses['links'] = [];
  const context = contextFor({});
  const collect = (data: unknown, plan: Plan | undefined, path: Path, file: TextFile) => {
    const result = prepareValue(data, plan, path, context);
    problems.push(...result.findings.map((found) => locate(found, [file])));
    links.push(...result.links.map((link) => ({ ...link, file })));
    return result;
  };
  const { footer, social, chat, nav, sideTab, widget } = site;
  const stands = { footer, social, chat, nav, sideTab, widget };
  const { anchors } = collect(stands, plans.site, [], shared.siteFile);
  for (const key of ['terms', 'privacy'] as const)
    links.push({ link: site.terms[key], path: ['terms', key], file: shared.siteFile });
  const { src, alt } = site.share;
  collect(alt, { kind: 'text' }, ['share', 'alt'], shared.siteFile);
  const unshared = noShareImage(media, src, ['share', 'src']);
  if (unshared) problems.push(locate(unshared, [shared.siteFile]));
  for (const [name, file] of shared.content) {
    for (const [id, entry] of Object.entries(file.entries))
      collect(entry, all.get(`content/${name}`), [id], file);
  }
  // The footer stands on every page; what else there is does not.
  const inFooter = anchors.filter(({ path }) => path[0] !== 'chat');
  return { problems, links, anchors: inFooter.map((use) => ({ ...use, file: shared.siteFile })) };
}
