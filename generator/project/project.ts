import { loadSchemas } from '../../schema/load-schemas.ts';
import { paletteOf } from '../artwork/palette.ts';
import { readBrandFonts } from '../brand/fonts/read-brand-fonts.ts';
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
import { loadShared, type SharedSource } from '../load/load-shared.ts';
import { expandFolder } from '../load/matrix/expand-folder.ts';
import { listFolder, type PageFolder } from '../load/page-folder.ts';
import { type RoutesLock, readRoutesLock } from '../load/read-routes-lock.ts';
import { createYamlReader, type ReadYaml } from '../load/yaml/read-yaml.ts';
import { cacheFolder, displayPath } from '../paths.ts';
import { compilePlans } from '../prepare/value/plan.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import { createValidator } from '../validate/schema/validator.ts';
import { addressesOf, type PageResult, type ReadPage } from './read-page.ts';
import { readShared, type SharedParts } from './read-shared.ts';

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
}

/**
 * @param root the path of the folder, or its list of files
 * @param now the time (ms) that pages are made for
 * @param tools can be reused to open the same folder again
 */
export async function openProject(
  root: string | PageFolder,
  now: number,
  { readYaml, validator, plans } = createReadingTools(),
): Promise<Project> {
  const folder = typeof root === 'string' ? expandFolder(listFolder(root), readYaml) : root;
  const media = await indexMedia(folder.media, cacheFolder);
  const shared = loadShared(folder, readYaml, validator);
  const { fonts, problems: fontProblems } = await readBrandFonts(shared, folder.fonts);
  const pictures = new Map<string, PictureFile>();
  const loadPage = createPageLoader(folder, readYaml);
  const parts = {
    folder,
    media,
    loadPage,
    tools: { validator, plans },
    addPicture: (file: PictureFile) => pictures.set(file.name, file),
    hasTags: hasTags(folder),
    now,
    siteVariants: 1 + Object.keys(shared.site?.experiment?.variants ?? {}).length,
  };
  const reading = readShared(shared, parts);
  const { uses } = reading;
  const sharedProblems = [...shared.problems, ...fontProblems, ...reading.problems];
  const shownRoot = displayPath(folder.root);
  if (folder.pages.size === 0) sharedProblems.push(fileProblem(shownRoot, 'NoPages', { folder: shownRoot }));
  const siteExperiment =
    sharedProblems.length === 0 ? readSiteExperiment(shared, validator, parts) : undefined;
  sharedProblems.push(...(siteExperiment?.problems ?? []));
  uses.links.push(...(siteExperiment?.links ?? []));
  return {
    folder,
    shared,
    theme: { palette: paletteOf(shared.site?.brand.colors), fonts },
    media,
    lock: readRoutesLock(folder.lock),
    running: readExperimentLock(folder.experimentLock),
    history: readHistory(folder.historyFile),
    pictures,
    sharedProblems,
    sharedUses: uses,
    sharedNotes: reading.past,
    page: reading.pages(sharedProblems.length === 0),
    reading: { ...parts, readYaml },
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
