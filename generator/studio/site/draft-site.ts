import { join } from 'node:path';
import type { Place, Showing } from '../../../schema/api/studio/page.ts';
import type { PreparedPage } from '../../../site/prepared-page.ts';
import { createPlaces, type Places } from '../../dev/places.ts';
import type { PictureFile } from '../../images/picture-file.ts';
import { cacheFolder } from '../../paths.ts';
import { createReadingTools, type Project } from '../../project/project.ts';
import { createProjectKeeper } from '../../project/project-keeper.ts';
import { folderAssets } from '../../render/document-assets.ts';
import { createRenderer } from '../../render/render-page.ts';
import type { SiteBundle } from '../../render/site-bundle.ts';
import { createTracer, type TracedPage } from '../../trace/tracer.ts';
import { lockRoutes } from '../../write/routes-lock.ts';
import { openSectionGallery, type SectionGallery } from '../gallery/section-gallery.ts';
import { createPageThumbnails, type PageThumbnails } from '../thumbnails/page-thumbnail.ts';
import { createFolderCheck, type FolderCheck } from './folder-check.ts';

/** A draft's pages as visitors would see them. */
export interface DraftSite extends Pick<FolderCheck, 'problems' | 'lastCheck'> {
  /** The draft's folder of pages. */
  root: string;
  /** The folder as it is now. */
  project: () => Promise<Project>;
  /** A page with where its values come from. Undefined if there is none with this name. */
  page: (name: string) => Promise<TracedPage | undefined>;
  /** Who shows a value of a file. */
  showings: (place: Pick<Place, 'file' | 'path'>) => Promise<Showing[]>;
  /** A small drawing of a page, as SVG; undefined for one with mistakes. */
  thumbnail: (page: string) => Promise<string | undefined>;
  /** An example of a type of section as a document; undefined if there is none. */
  example: (type: string) => Promise<string | undefined>;
  /** The types of sections that its pages can get. */
  gallery: () => Promise<SectionGallery>;
  /** Where its pages are. */
  places: () => Promise<Places>;
  /** A picture or font that pages show. */
  asset: (name: string) => PictureFile | undefined;
  /** Adds the addresses of its pages to `routes.lock`, as a build does. */
  lockRoutes: () => Promise<void>;
  /** Has to be called after each change of a file. */
  forget: () => void;
}

/** @param root the draft's folder of pages */
export function createDraftSite(
  root: string,
  { bundle, now }: { bundle: () => Promise<SiteBundle>; now: () => number },
): DraftSite {
  const tools = createReadingTools();
  const openProject = createProjectKeeper(root, tools);
  const tracer = createTracer();
  let opening: Promise<Project> | undefined;
  let opened: Project | undefined;
  let examples: SectionGallery['pictures'] | undefined;
  let thumbnails: PageThumbnails | undefined;
  let showing: Promise<SectionGallery> | undefined;

  async function project(): Promise<Project> {
    opening ??= openProject(minuteOf(now()));
    opened = await opening;
    return opened;
  }

  const check = createFolderCheck(project, now);

  async function gallery(): Promise<SectionGallery> {
    showing ??= project().then((current) => openSectionGallery(current, { now: now(), tools }));
    const opened = await showing;
    examples = opened.pictures;
    return opened;
  }

  /** What pages load, besides what is in them. */
  async function rendering() {
    const [current, code] = await Promise.all([project(), bundle()]);
    return { current, render: code.render, assets: folderAssets(code, current) };
  }

  return {
    root,
    project,
    async page(name) {
      const { current, render, assets } = await rendering();
      return current.folder.pages.has(name)
        ? tracer.page(current, name, { render, assets, shown: withoutLazyScripts })
        : undefined;
    },
    async thumbnail(name) {
      const current = await project();
      // A page with a table is shown by its first row.
      const [first = name] = current.folder.matrices.get(name)?.rows?.keys() ?? [];
      const { preview } = current.folder.pages.has(first) ? current.page(first) : {};
      thumbnails ??= createPageThumbnails(current, join(cacheFolder, 'pictures'));
      return preview && thumbnails(preview);
    },
    async example(type) {
      const { current, render, assets } = await rendering();
      const htmlOf = createRenderer(render, assets, current.theme);
      return (await gallery()).html(type, (page) => htmlOf(withoutLazyScripts(page)).html.toString());
    },
    gallery,
    showings: async (place) => tracer.showings(await project()).of(place),
    places: async () => createPlaces(await project()),
    problems: check.problems,
    lastCheck: check.lastCheck,
    asset(name) {
      const font = Object.values(opened?.theme.fonts ?? {})
        .flatMap(({ faces }) => faces)
        .find((face) => face.name === name);
      return opened?.pictures.get(name) ?? examples?.get(name) ?? font;
    },
    async lockRoutes() {
      const { folder, page } = await project();
      const published = [...folder.pages.keys()].map((name) => page(name)).filter(({ isDraft }) => !isDraft);
      lockRoutes(
        folder.lock,
        published.flatMap(({ route }) => route ?? []),
      );
    },
    forget() {
      opening = undefined;
      check.forget();
      showing = undefined;
      thumbnails = undefined;
    },
  };
}

/** Pages are made again each minute, not each time, because what was read for the same time can be kept. */
const minuteOf = (ms: number) => Math.floor(ms / 60_000) * 60_000;

/** Chat, tags, and measuring need a server, which a preview does not reach. */
const withoutLazyScripts = (page: PreparedPage): PreparedPage => ({
  ...page,
  frame: { ...page.frame, lazyScripts: {} },
});
