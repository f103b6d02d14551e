import { loadSchemas } from '../../schema/load-schemas.ts';
import { paletteOf } from '../artwork/palette.ts';
import type { BrandTheme } from '../brand/theme.ts';
import { fileProblem } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { type ExperimentHistory, readHistory } from '../experiments/history-file.ts';
import { type ExperimentLock, readExperimentLock } from '../experiments/lock-file.ts';
import { readSiteExperiment, type SiteExperimentPages } from '../experiments/read-site-experiment.ts';
import { indexMedia, type MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { hasTags } from '../load/has-tags.ts';
import { createPageLoader } from '../load/load-page.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { expandFolder } from '../load/matrix/expand-folder.ts';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { type RoutesLock, readRoutesLock } from '../load/read-routes-lock.ts';
import { createYamlReader, type ReadYaml } from '../load/yaml/read-yaml.ts';
import { cacheFolder, displayPath } from '../paths.ts';
import { compilePlans } from '../prepare/value/plan.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { createValidator } from '../validate/schema/validator.ts';
import { addressesOf, type PageResult, type ReadPage } from './read-page.ts';
import type { SharedParts, SharedReading } from './read-shared.ts';
import { readSiteFiles, type SiteFiles } from './read-site-files.ts';

/** An open folder of pages: shared files are loaded, and pages are read by name. */
export interface Project {
  folder: PageFolder;
  shared: SharedSource;
  theme: BrandTheme;
  media: MediaIndex;
  /** The published routes. */
  lock: RoutesLock;
  /** The experiments that run. */
  running: ExperimentLock;
  /** Those that are over. */
  history: ExperimentHistory;
  /** The experiment of site.yaml; missing if there is none, or if the shared files have other problems. */
  siteExperiment?: SiteExperimentPages;
  /** The picture files of all pages that were prepared so far, by name. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Problems in site.yaml and the content files, and of a folder without pages. */
  sharedProblems: Problem[];
  /** Links and anchors in site.yaml and the content files. */
  sharedUses: SharedUses;
  /** What is no longer shown in site.yaml and the content files. */
  sharedNotes: Problem[];
  /** Loads, validates, and prepares one page. */
  page: ReadPage;
  /** What its pages are read with, for those that read them in another way. */
  reading: ProjectReading;
  /** The addresses of a page, without the work of the other stages. */
  addresses: (name: string) => Pick<PageResult, 'route' | 'formerly'>;
}

export interface ProjectReading extends SharedParts {
  readYaml: ReadYaml;
  /** The same for projects with the same shared files, opened for the same time. */
  shared: SharedReading;
  /** The stamps of pages' files, if they are known; see `sourceStamp`. */
  stampOf?: (path: string) => string | undefined;
}

/**
 * @param root the path of the folder, or its list of files
 * @param now the time (ms) that pages are made for
 * @param tools can be reused to open the same folder again
 */
export async function openProject(
  root: string | PageFolder,
  now: number,
  tools = createReadingTools(),
): Promise<Project> {
  const folder = typeof root === 'string' ? expandFolder(listFolder(root), tools.readYaml) : root;
  const media = await indexMedia(folder.media, cacheFolder);
  const given = { media, hasTags: hasTags(folder), now };
  return projectOf(folder, await readSiteFiles(folder, tools, given), tools);
}

/** @param files the shared files, which can be read before the list of pages changed */
export function projectOf(folder: PageFolder, files: SiteFiles, { readYaml }: ReadingTools): Project {
  const { shared, fonts, fontProblems, pictures, reading } = files;
  const loadPage = createPageLoader(folder, readYaml);
  const parts: SharedParts = { ...files.parts, folder, loadPage };
  const sharedProblems = [...shared.problems, ...fontProblems, ...reading.problems];
  const shownRoot = displayPath(folder.root);
  if (folder.pages.size === 0) sharedProblems.push(fileProblem(shownRoot, 'NoPages', { folder: shownRoot }));
  const siteExperiment =
    sharedProblems.length === 0 ? readSiteExperiment(shared, parts.tools.validator, parts) : undefined;
  sharedProblems.push(...(siteExperiment?.problems ?? []));
  return {
    folder,
    shared,
    theme: { palette: paletteOf(shared.site?.brand.colors), fonts },
    media: parts.media,
    lock: readRoutesLock(folder.lock),
    running: readExperimentLock(folder.experimentLock),
    history: readHistory(folder.historyFile),
    pictures,
    sharedProblems,
    sharedUses: { ...reading.uses, links: [...reading.uses.links, ...(siteExperiment?.links ?? [])] },
    sharedNotes: reading.past,
    page: reading.pages(sharedProblems.length === 0, { folder, loadPage }),
    reading: { ...parts, readYaml, shared: reading },
    ...(siteExperiment && { siteExperiment }),
    addresses: (name) => addressesOf(loadPage(name)),
  };
}

/** The compiled schemas, and a YAML reader with its cache. They do not depend on a folder. */
export function createReadingTools() {
  const files = loadSchemas();
  return { readYaml: createYamlReader(), validator: createValidator(files), plans: compilePlans(files) };
}

export type ReadingTools = ReturnType<typeof createReadingTools>;
