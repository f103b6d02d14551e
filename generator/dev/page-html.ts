import type { PreparedPage } from '../../site/prepared-page.ts';
import { preloadFonts } from '../brand/fonts/font-assets.ts';
import type { Project } from '../project/project.ts';
import { lazySources } from '../render/entry-points.ts';
import { createRenderer } from '../render/render-page.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { siteIcons } from '../write/icons.ts';

/** The HTML of a page with the current code. */
export function pageHtml(
  { folder, theme }: Pick<Project, 'folder' | 'theme'>,
  page: PreparedPage,
  render: SiteBundle['render'],
): string {
  const assets = {
    boot: bootModule,
    urlParams: urlParamsModule,
    runtime: '/site/islands/runtime.ts',
    lazyModules: lazySources,
    preloadFonts: preloadFonts(render.fonts, theme.fonts),
    deferredStyles: render.deferredStyles,
    icons: siteIcons(folder.media),
  };
  return createRenderer(render, assets, theme)(withoutVitals(page)).html.toString();
}

/** Measuring page speed makes no sense during editing. Tags show their banner, but load on no host. */
export function withoutVitals(page: PreparedPage): PreparedPage {
  const { chat, tags } = page.frame.lazyScripts;
  const silent = tags && { tags: { ...tags, settings: { ...tags.settings, host: '' } } };
  return { ...page, frame: { ...page.frame, lazyScripts: { ...(chat && { chat }), ...silent } } };
}

/** Replaces the built script with the modules that reload the page and the script's source. */
const bootModule = "import '/generator/dev/client/announce.ts'; import '/site/islands/boot.ts';";

/** Loads the source of the script that a built page inlines. */
const urlParamsModule = "import('/site/islands/url-params.ts')";
