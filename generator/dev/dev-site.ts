import type { SiteIcon } from '../../site/document.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { paletteOf } from '../artwork/palette.ts';
import { checkProject } from '../commands/check.ts';
import type { Problem } from '../errors/problem.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { openProject, type Project } from '../project/project.ts';
import { createReadingTools, type ReadingTools } from '../project/reading-tools.ts';
import { lazySources, portalSource } from '../render/entry-points.ts';
import { createRenderer } from '../render/render-page.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { siteIcons } from '../write/icons.ts';
import { outPath } from '../write/out-path.ts';
import { portalPage } from '../write/portal-page.ts';

/** The pages as they are right now, read anew after each change. */
export interface DevSite {
  /** The page at a path, made with the code as it is now; undefined when there is none. */
  page: (path: string, render: SiteBundle['render']) => Promise<string | undefined>;
  /** The document of the pay page and the staff's pages. */
  portal: (render: SiteBundle['render']) => Promise<string | undefined>;
  picture: (name: string) => PictureFile | undefined;
  /** Every mistake of the folder, as `check` finds them. */
  problems: () => Promise<Problem[]>;
  /** Forgets what was read. @param schemas forgets these, too */
  forget: (schemas?: boolean) => void;
}

export function createDevSite(configs: string, year: number): DevSite {
  let tools: ReadingTools | undefined;
  let project: Promise<Project> | undefined;
  let known: Project | undefined;
  let problems: Promise<Problem[]> | undefined;
  const open = async () => {
    tools ??= createReadingTools();
    project ??= openProject(configs, year, tools);
    known = await project;
    return known;
  };

  return {
    async page(path, render) {
      const opened = await open();
      for (const name of opened.folder.pages.keys()) {
        const { page } = opened.page(name);
        if (!page || outPath(page.route) !== outPath(path)) continue;
        const icons: SiteIcon[] = siteIcons(opened.folder.media);
        const assets = {
          boot: bootModule,
          runtime: '/site/islands/runtime.ts',
          lazyModules: lazySources,
          preloadFonts: render.preloadFonts,
          deferredStyles: render.deferredStyles,
          icons,
        };
        const palette = paletteOf(opened.shared.site?.brand.colors);
        return createRenderer(render, assets, palette)(unmeasured(page)).html.toString();
      }
      return undefined;
    },
    async portal(render) {
      const { shared, folder } = await open();
      if (!shared.site) return undefined;
      const { media } = folder;
      return portalPage(render, { site: shared.site, media, script: portalSource, now: Date.now() }).html;
    },
    // Pictures become known when their page is prepared, so a browser only asks for known ones.
    picture: (name) => known?.pictures.get(name),
    problems: () => {
      problems ??= open().then((opened) => checkProject(opened).problems);
      return problems;
    },
    forget: (schemas = false) => {
      if (schemas) tools = undefined;
      project = undefined;
      problems = undefined;
    },
  };
}

/** How fast a page is while it is written is nobody's business. */
function unmeasured(page: PreparedPage): PreparedPage {
  const { chat } = page.frame.lazyScripts;
  return { ...page, frame: { ...page.frame, lazyScripts: { ...(chat && { chat }) } } };
}

/** In place of the built script: Vite's client first, then the script as it is written. */
const bootModule = "import '/@vite/client'; import '/site/islands/boot.ts';";
