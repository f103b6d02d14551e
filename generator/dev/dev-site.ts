import { addressKey, locationBefore, redirectLocation } from '../../schema/redirects.ts';
import { type Checked, checkProject } from '../commands/check.ts';
import { refreshEditorSchemas } from '../editor/refresh-editor-schemas.ts';
import type { Problem } from '../errors/problem.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { linkPath } from '../lib/link-path.ts';
import { Lru } from '../lib/lru.ts';
import { createReadingTools, openProject, type Project, type ReadingTools } from '../project/project.ts';
import type { PageResult } from '../project/read-page.ts';
import { portalSource } from '../render/entry-points.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { nextPage, pageAt } from '../schedule/page-at.ts';
import { siteZone } from '../schedule/time-zones.ts';
import { encodedTarget, redirectTargets, siteRedirects } from '../validate/routes/redirects.ts';
import { portalPage } from '../write/portal-page.ts';
import { chosenVariant, withVariantNote } from './chosen-variant.ts';
import { markedAsDraft } from './draft-banner.ts';
import { withClockAt } from './fixed-clock.ts';
import { openGallery } from './gallery/open-gallery.ts';
import { createPageGroups, type PageGroups } from './page-groups.ts';
import { pageHtml } from './page-html.ts';
import { type PageProblems, pageProblems } from './page-problems.ts';
import { createPlaces, type Places } from './places.ts';
import { scheduleLines, withScheduleNote } from './schedule-note.ts';

/** A folder of pages as it is now, and what is wrong with it. */
export interface CheckedProject {
  project: DevProject;
  checked: Checked;
  problems: PageProblems;
  pages: PageGroups;
}

/** An open folder that keeps the pages which were read last. */
export interface DevProject extends Project {
  places: Places;
}

/** The current pages, read again after each change. */
export interface DevSite {
  /**
   * The page at a path, rendered with the current code, or where it leads after its end; undefined if no page has this path
   * now.
   * @param variants of experiments to show; see `chosenVariant`
   */
  page: (
    path: string,
    render: SiteBundle['render'],
    variants?: readonly string[],
  ) => Promise<{ html: string } | { then: string } | undefined>;
  /** What keeps the page at a path from being shown; without a page, the problems of the folder that break no other page. */
  problems: (path: string) => Promise<Problem[]>;
  /** Where a former address leads now; undefined for all other paths. @param url of the request, from its path on */
  redirect: (url: string) => Promise<string | undefined>;
  /** The document of the payment and staff pages. */
  portal: (render: SiteBundle['render']) => Promise<string | undefined>;
  /** A picture or a font below assets/. */
  asset: (name: string) => PictureFile | undefined;
  /** The examples of all section types as pages, with the company's shared files. */
  gallery: () => Promise<Project>;
  /** The folder and all of its problems. */
  check: () => Promise<CheckedProject>;
  /** The time (ms) that the pages are shown for. */
  clock: () => number;
  /** Writes the schemas for editors, if the folder has other ids, pages, or pictures than before. */
  refreshEditor: () => Promise<string | undefined>;
  /** Discards everything that was read. @param schemas whether to reload the schemas, too */
  forget: (schemas?: boolean) => void;
}

/** Enough for the pages that are on a screen together. */
const keptPages = 1000;

/**
 * @param clock the time (ms) that the pages are shown for
 * @param isFixed whether that is another time than now, which every page says
 */
export function createDevSite(configs: string, clock: () => number, isFixed = false): DevSite {
  let tools: ReadingTools | undefined;
  let project: Promise<DevProject> | undefined;
  let opened: DevProject | undefined;
  let checked: Promise<CheckedProject> | undefined;
  let gallery: Promise<Project> | undefined;
  let openedGallery: Project | undefined;

  const open = async () => {
    tools ??= createReadingTools();
    project ??= openProject(configs, clock(), tools).then(withMemory);
    opened = await project;
    return opened;
  };

  async function check(): Promise<CheckedProject> {
    const current = await open();
    const plans = tools?.plans ?? new Map();
    const pages = createPageGroups(current.folder, plans);
    const result = checkProject(current, clock(), pages.add);
    const all = [...result.problems, ...result.draftProblems];
    const problems = pageProblems({ project: current, plans, all, pages });
    return { project: current, checked: result, problems, pages };
  }

  /** What is at a path now. */
  async function occupantOf(path: string) {
    const { places } = await open();
    return pageAt(places.at(path), clock());
  }

  /** The page that begins next at a path that has none now. */
  async function nextAt(path: string) {
    const { places } = await open();
    const here = places.at(path);
    return pageAt(here, clock()) ? undefined : nextPage(here, clock());
  }

  const ownFont = (name: string) =>
    Object.values(opened?.theme.fonts ?? {})
      .flatMap(({ faces }) => faces)
      .find((face) => face.name === name);

  const site: DevSite = {
    async page(path, render, variants = []) {
      const current = await open();
      const occupant = await occupantOf(path);
      if (occupant && 'ended' in occupant) {
        const then = encodedTarget(occupant.ended.result.then ?? '');
        return then === undefined ? undefined : { then };
      }
      // Authors see what they write before its time has come, unless they ask for another time.
      const shown = occupant?.page ?? (isFixed ? undefined : await nextAt(path));
      if (!shown) return undefined;
      const { name, result } = shown;
      const { isDraft } = result;
      const chosen = chosenVariant(current, shown, variants);
      const { schedule, preview } = chosen.shown;
      const at = occupant ? clock() : (shown.window?.from?.at ?? clock());
      const page = schedule ? schedule.states.findLast(({ from }) => from <= at)?.page : preview;
      if (!page) return undefined;
      const rendered = pageHtml(current, page, render);
      const html = isFixed ? withClockAt(rendered, clock()) : rendered;
      const zone = siteZone(current.shared.site?.timeZone);
      const timed = schedule ?? (isFixed && { windows: [], states: [] });
      const noted = timed ? withScheduleNote(html, scheduleLines(timed, name, { at: clock(), zone })) : html;
      const marked = withVariantNote(noted, chosen.experiments);
      return { html: isDraft ? markedAsDraft(marked) : marked };
    },
    async problems(path) {
      const { problems } = await site.check();
      const occupant = await occupantOf(path);
      if (!occupant) return problems.elsewhere();
      return 'page' in occupant ? problems.of(occupant.page.name) : [];
    },
    async redirect(url) {
      const { shared, places } = await open();
      const { pathname, search } = new URL(url, 'http://localhost');
      const key = addressKey(pathname);
      if (!shared.site || key === undefined) return undefined;
      const { redirects = {}, url: siteUrl } = shared.site;
      const target = redirectTargets([...siteRedirects(redirects), ...places.redirects()], siteUrl).get(key);
      if (target === undefined) return undefined;
      const next = target.startsWith('/') ? await nextAt(decodeURI(linkPath(target))) : undefined;
      const before = isFixed && next?.result.before ? encodedTarget(next.result.before) : undefined;
      const location = redirectLocation(target, search);
      return before === undefined ? location : locationBefore(before, location);
    },
    async portal(render) {
      const { shared, theme, folder } = await open();
      const { site } = shared;
      if (!site) return undefined;
      const { media } = folder;
      return portalPage(render, { site, theme, media, script: portalSource, now: Date.now() }).html;
    },
    // Preparing a page registers its pictures before a browser can request them.
    asset: (name) => opened?.pictures.get(name) ?? openedGallery?.pictures.get(name) ?? ownFont(name),
    async gallery() {
      tools ??= createReadingTools();
      gallery ??= openGallery(configs, tools).then(withMemory);
      openedGallery = await gallery;
      return openedGallery;
    },
    check: () => {
      checked ??= check();
      return checked;
    },
    clock,
    refreshEditor: async () => refreshEditorSchemas(await open()),
    forget: (schemas = false) => {
      if (schemas) tools = undefined;
      project = undefined;
      gallery = undefined;
      checked = undefined;
    },
  };
  return site;
}

/** Keeps the pages that were read last. */
function withMemory(project: Project): DevProject {
  const results = new Lru<string, PageResult>(keptPages);
  const page = (name: string) => results.get(name) ?? results.set(name, project.page(name));
  return { ...project, page, places: createPlaces({ ...project, page }) };
}
