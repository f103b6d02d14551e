import { addressKey, redirectLocation } from '../../schema/redirects.ts';
import type { SiteIcon } from '../../site/document.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import { checkProject } from '../commands/check.ts';
import { deduplicate } from '../errors/deduplicate.ts';
import type { Problem } from '../errors/problem.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { createReadingTools, openProject, type Project, type ReadingTools } from '../project/project.ts';
import { lazySources, portalSource } from '../render/entry-points.ts';
import { createRenderer } from '../render/render-page.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { pageAt } from '../schedule/page-at.ts';
import { siteZone } from '../schedule/time-zones.ts';
import {
  encodedTarget,
  pageRedirects,
  redirectTargets,
  siteRedirects,
} from '../validate/routes/redirects.ts';
import { siteIcons } from '../write/icons.ts';
import { outPath } from '../write/out-path.ts';
import { portalPage } from '../write/portal-page.ts';
import { markedAsDraft } from './draft-banner.ts';
import { scheduleLines, withScheduleNote } from './schedule-note.ts';

/** The current pages, read again after each change. */
export interface DevSite {
  /**
   * The page at a path, rendered with the current code, or where it leads after its end; undefined if no page has this path
   * now.
   */
  page: (
    path: string,
    render: SiteBundle['render'],
  ) => Promise<{ html: string } | { then: string } | undefined>;
  /** The problems of the draft at a path, which hide only that page. */
  draftProblems: (path: string) => Promise<Problem[]>;
  /** Where a former address leads now; undefined for all other paths. @param url of the request, from its path on */
  redirect: (url: string) => Promise<string | undefined>;
  /** The document of the payment and staff pages. */
  portal: (render: SiteBundle['render']) => Promise<string | undefined>;
  /** A picture or a font below assets/. */
  asset: (name: string) => PictureFile | undefined;
  /** The same problems that `check` reports. */
  problems: () => Promise<Problem[]>;
  /** Discards everything that was read. @param schemas whether to reload the schemas, too */
  forget: (schemas?: boolean) => void;
}

/**
 * @param clock the time (ms) that the pages are shown for
 * @param isFixed whether that is another time than now, which every page says
 */
export function createDevSite(configs: string, clock: () => number, isFixed = false): DevSite {
  let tools: ReadingTools | undefined;
  let project: Promise<Project> | undefined;
  let opened: Project | undefined;
  let problems: Promise<Problem[]> | undefined;
  const open = async () => {
    tools ??= createReadingTools();
    project ??= openProject(configs, clock(), tools);
    opened = await project;
    return opened;
  };

  /** What is at a path now; of two pages with the same route, the one that is not a draft. */
  async function occupantOf(path: string) {
    const { folder, page: readPage } = await open();
    const results = Array.from(folder.pages.keys(), (name) => ({ name, result: readPage(name) }));
    const here = results
      .filter(({ result: { route } }) => route !== undefined && outPath(route) === outPath(path))
      .map((one) => ({ ...one, window: one.result.schedule?.window }))
      .sort((a, b) => Number(a.result.isDraft) - Number(b.result.isDraft));
    return pageAt(here, clock());
  }

  const ownFont = (name: string) =>
    Object.values(opened?.theme.fonts ?? {})
      .flatMap(({ faces }) => faces)
      .find((face) => face.name === name);

  return {
    async page(path, render) {
      const { folder, theme, shared } = await open();
      const occupant = await occupantOf(path);
      if (!occupant) return undefined;
      if ('ended' in occupant) {
        const then = encodedTarget(occupant.ended.result.then ?? '');
        return then === undefined ? undefined : { then };
      }
      const { name, result } = occupant.page;
      const { schedule, isDraft } = result;
      const at = clock();
      const page = schedule ? schedule.states.findLast(({ from }) => from <= at)?.page : result.page;
      if (!page) return undefined;
      const icons: SiteIcon[] = siteIcons(folder.media);
      const assets = {
        boot: bootModule,
        urlParams: urlParamsModule,
        runtime: '/site/islands/runtime.ts',
        lazyModules: lazySources,
        preloadFonts: preloadFonts(render.fonts, theme.fonts),
        deferredStyles: render.deferredStyles,
        icons,
      };
      const html = createRenderer(render, assets, theme)(withoutVitals(page)).html.toString();
      const zone = siteZone(shared.site?.timeZone);
      const timed = schedule ?? (isFixed && { windows: [], states: [] });
      const noted = timed ? withScheduleNote(html, scheduleLines(timed, name, { at, zone })) : html;
      return { html: isDraft ? markedAsDraft(noted) : noted };
    },
    async draftProblems(path) {
      const occupant = await occupantOf(path);
      const result = occupant && 'page' in occupant ? occupant.page.result : undefined;
      return result?.isDraft ? deduplicate(result.problems) : [];
    },
    async redirect(url) {
      const { folder, shared, page: readPage } = await open();
      const { pathname, search } = new URL(url, 'http://localhost');
      const key = addressKey(pathname);
      if (!shared.site || key === undefined) return undefined;
      const { redirects = {}, url: siteUrl } = shared.site;
      const ofPages = [...folder.pages.keys()].flatMap((name) => pageRedirects(readPage(name)));
      const target = redirectTargets([...siteRedirects(redirects), ...ofPages], siteUrl).get(key);
      return target && redirectLocation(target, search);
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
      problems ??= open().then((current) => checkProject(current, clock()).problems);
      return problems;
    },
    forget: (schemas = false) => {
      if (schemas) tools = undefined;
      project = undefined;
      problems = undefined;
    },
  };
}

/** Measuring page speed makes no sense during editing. Tags show their banner, but load on no host. */
function withoutVitals(page: PreparedPage): PreparedPage {
  const { chat, tags } = page.frame.lazyScripts;
  const silent = tags && { tags: { ...tags, settings: { ...tags.settings, host: '' } } };
  return { ...page, frame: { ...page.frame, lazyScripts: { ...(chat && { chat }), ...silent } } };
}

/** Replaces the built script with Vite's client and the script's source. */
const bootModule = "import '/@vite/client'; import '/site/islands/boot.ts';";

/** Loads the source of the script that a built page inlines. */
const urlParamsModule = "import('/site/islands/url-params.ts')";
