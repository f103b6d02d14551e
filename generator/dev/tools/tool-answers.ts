import type { SiteBundle } from '../../render/site-bundle.ts';
import type { DevSite } from '../dev-site.ts';
import { exampleTime } from '../gallery/open-gallery.ts';
import { sectionFrame } from '../gallery/section-frame.ts';
import { sectionsGallery } from '../gallery/sections-gallery.ts';
import { pageHtml } from '../page-html.ts';
import { pageFrame } from '../pages-index/page-frame.ts';
import { pagesIndex } from '../pages-index/pages-index.ts';

/** Whether an address belongs to the dev server itself. */
export const isTool = (path: string) => path.startsWith('/__');

/** The HTML at an address of the dev server's own pages; undefined if there is none. */
export async function toolAnswer(
  path: string,
  site: DevSite,
  loadRender: () => Promise<SiteBundle['render']>,
): Promise<string | undefined> {
  const [, tool, name] = /^\/(__\w+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (tool === '__pages') {
    const current = await site.check();
    const at = site.clock();
    if (name === undefined) return pagesIndex(current, at);
    return pageFrame(current, decodeURIComponent(name), { at, render: await loadRender() });
  }
  if (tool !== '__sections') return undefined;
  const gallery = await site.gallery();
  if (name !== undefined) {
    const render = await loadRender();
    return sectionFrame(gallery, name, {
      at: exampleTime,
      htmlOf: (page) => pageHtml(gallery, page, render),
    });
  }
  return sectionsGallery(await site.check(), gallery);
}
