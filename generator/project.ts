import { loadSchemas } from '../schema/load-schemas.ts';
import type { PreparedPage } from '../site/prepared-page.ts';
import { finding, type Path } from './errors/finding.ts';
import { locate, type TextFile } from './errors/locate.ts';
import { nearest } from './errors/nearest.ts';
import type { Problem } from './errors/problem.ts';
import { indexMedia, type MediaIndex, mediaCacheFile } from './images/media-index.ts';
import type { PictureFile } from './images/picture-files.ts';
import { listFolder, type PageFolder } from './load/folder.ts';
import { createPageLoader } from './load/load-page.ts';
import { loadShared, type SharedSource } from './load/load-site.ts';
import { createYamlReader } from './load/read-yaml.ts';
import { cacheFolder } from './paths.ts';
import { compilePlans, type Plan } from './prepare/plan.ts';
import { type PagePreparer, preparePage } from './prepare/prepare-page.ts';
import { prepareValue } from './prepare/prepare-value.ts';
import { references } from './prepare/references.ts';
import { createScopes } from './prepare/scope.ts';
import { createSectionPipeline } from './prepare/section-pipeline.ts';
import { createValidator } from './validate/create-validator.ts';
import { createPageValidator } from './validate/validate-page.ts';

/** A link to another page, and where it is written. */
export interface WrittenLink {
  link: string;
  path: Path;
}

export interface PageResult {
  problems: Problem[];
  /** Missing when the page has mistakes. */
  page?: PreparedPage;
  /** Known even when the page has mistakes, so that links to it are not called broken. */
  route?: string;
  files: TextFile[];
  links: WrittenLink[];
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
  /** Links in site.yaml and the content files. */
  sharedLinks: (WrittenLink & { file: TextFile })[];
  /** Loads, validates and prepares one page. */
  page: (name: string) => PageResult;
}

/** Opens a folder of pages. @param year for the copyright line */
export async function openProject(root: string, year: number): Promise<Project> {
  const folder = listFolder(root);
  const media = await indexMedia(folder.media, mediaCacheFile(cacheFolder));
  const readYaml = createYamlReader();
  const validator = createValidator();
  const shared = loadShared(folder, readYaml, validator);
  const loadPage = createPageLoader(folder, readYaml);
  const validatePage = createPageValidator(validator);
  const plans = compilePlans(loadSchemas());
  const pictures = new Map<string, PictureFile>();
  const preparer =
    shared.site && pagePreparer(shared, media, plans, year, (file) => pictures.set(file.name, file));
  const own = preparer ? checkShared(shared, preparer, plans) : { problems: [], links: [] };

  return {
    folder,
    shared,
    media,
    pictures,
    sharedProblems: [...shared.problems, ...own.problems],
    sharedLinks: own.links,
    page(name) {
      const { source, problems } = loadPage(name);
      if (!source) return { problems, files: [], links: [], bases: [] };
      const bases = source.files.slice(1).map(({ file }) => pageName(folder, file));
      const route = typeof source.data.route === 'string' ? source.data.route : undefined;
      const { config, findings } = validatePage(source);
      const result = config && preparer ? preparePage(config, preparer) : undefined;
      const rest =
        result ?? (preparer ? references(source.data, findings, preparer) : { findings: [], links: [] });
      const all = [...findings, ...rest.findings];
      return {
        problems: all.map((one) => locate(one, source.files)),
        ...(result && all.length === 0 && { page: result.prepared }),
        route,
        files: source.files,
        links: rest.links,
        bases,
      };
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
  const pagePlan = plans.get('page');
  const nav = pagePlan?.kind === 'group' ? pagePlan.keys.get('nav') : undefined;
  return {
    site,
    contextFor,
    ready: createSectionPipeline(contextFor, plans),
    plans: { nav, site: plans.get('site') },
    media,
    sectionTypes: new Set([...plans.keys()].flatMap((path) => /^sections\/(.+)$/.exec(path)?.[1] ?? [])),
    needs,
  };
}

/** What no page would report: mistakes in the footer, the share picture and in content that several pages use. */
function checkShared(
  shared: SharedSource,
  { site, contextFor, plans, media }: PagePreparer,
  all: Map<string, Plan | undefined>,
) {
  const problems: Problem[] = [];
  const links: (WrittenLink & { file: TextFile })[] = [];
  const context = contextFor({}, () => {});
  const collect = (data: unknown, plan: Plan | undefined, path: Path, file: TextFile) => {
    const result = prepareValue(data, plan, path, context);
    problems.push(...result.findings.map((found) => locate(found, [file])));
    links.push(...result.links.map((link) => ({ ...link, file })));
  };
  const { footer, social, chat } = site;
  collect({ footer, social, chat }, plans.site, [], shared.siteFile);
  for (const key of ['terms', 'privacy'] as const)
    links.push({ link: site.terms[key], path: ['terms', key], file: shared.siteFile });
  const { src } = site.share;
  if (!media.get(src)?.width) {
    const missing = finding('MissingImage', { src, nearest: nearest(src, media.keys()) }, ['share', 'src']);
    problems.push(locate(missing, [shared.siteFile]));
  }
  for (const [name, file] of shared.content) {
    for (const [id, entry] of Object.entries(file.entries))
      collect(entry, all.get(`content/${name}`), [id], file);
  }
  return { problems, links };
}
