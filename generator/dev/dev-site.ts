import type { SiteIcon } from '../../site/document.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import { checkProject } from '../commands/check.ts';
import type { Problem } from '../errors/problem.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { createReadingTools, openProject, type Project, type ReadingTools } from '../project/project.ts';
import { lazySources, portalSource } from '../render/entry-points.ts';
import { createRenderer } from '../render/render-page.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { siteIcons } from '../write/icons.ts';
import { outPath } from '../write/out-path.ts';
import { portalPage } from '../write/portal-page.ts';

/** The current pages, read again after each change. */
export interface DevSite {
  /** The page at a path, rendered with the current code; undefined if no page has this path. */
  page: (path: string, render: SiteBundle['render']) => Promise<string | undefined>;
  /** The document of the payment and staff pages. */
  portal: (render: SiteBundle['render']) => Promise<string | undefined>;
  /** A picture or a font below assets/. */
  asset: (name: string) => PictureFile | undefined;
  /** The same problems that `check` reports. */
  problems: () => Promise<Problem[]>;
  /** Discards everything that was read. @param schemas whether to reload the schemas, too */
  forget: (schemas?: boolean) => void;
}

export function createDevSite(configs: string, year: number): DevSite {
  let tools: ReadingTools | undefined;
  let project: Promise<Project> | undefined;
  let opened: Project | undefined;
  let problems: Promise<Problem[]> | undefined;
  const open = async () => {
    tools ??= createReadingTools();
    project ??= openProject(configs, year, tools);
    opened = await project;
    return opened;
  };

  const ownFont = (name: string) =>
    Object.values(opened?.theme.fonts ?? {})
      .flatMap(({ faces }) => faces)
      .find((face) => face.name === name);

  return {
    async page(path, render) {
      const { folder, theme, page: readPage } = await open();
      for (const name of folder.pages.keys()) {
        const { page } = readPage(name);
        if (!page || outPath(page.route) !== outPath(path)) continue;
        const icons: SiteIcon[] = siteIcons(folder.media);
        const assets = {
          boot: bootModule,
          runtime: '/site/islands/runtime.ts',
          lazyModules: lazySources,
          preloadFonts: preloadFonts(render.fonts, theme.fonts),
          deferredStyles: render.deferredStyles,
          icons,
        };
        return createRenderer(render, assets, theme)(withoutVitals(page)).html.toString();
      }
      return undefined;
    },
    async portal(render) {
      const { shared, theme, folder } = await open();
      const { site } = shared;
      if (!site) return undefined;
      const { media } = folder;
      return portalPage(render, { site, theme, media, script: portalSource, now: Date.now() }).html;
    },
    // Preparing a page registers its pictures before a browser can request them.
    asset: (name) => opened?.pictures.get(name) ?? ownFont(name),
    problems: () => {
      problems ??= open().then((current) => checkProject(current).problems);
      return problems;
    },
    forget: (schemas = false) => {
      if (schemas) tools = undefined;
      project = undefined;
      problems = undefined;
    },
  };
}

/** Measuring page speed makes no sense during editing. */
function withoutVitals(page: PreparedPage): PreparedPage {
  const { chat } = page.frame.lazyScripts;
  return { ...page, frame: { ...page.frame, lazyScripts: { ...(chat && { chat }) } } };
}

/** Replaces the built script with Vite's client and the script's source. */
const bootModule = "import '/@vite/client'; import '/site/islands/boot.ts';";
