import type { SiteBundle } from '../../render/site-bundle.ts';
import type { CheckedProject } from '../dev-site.ts';
import { pageHtml } from '../page-html.ts';

/**
 * A page by its name without its scripts: as it is at a time (ms), or else as it will be, or with everything that it ever shows;
 * undefined if it cannot be shown.
 */
export function pageFrame(
  { project }: CheckedProject,
  name: string,
  { at, render }: { at: number; render: SiteBundle['render'] },
): string | undefined {
  if (!project.folder.pages.has(name)) return undefined;
  const { schedule, preview } = project.page(name);
  const present = schedule?.states.findLast(({ from, page }) => from <= at && page)?.page;
  const page = present ?? schedule?.states.find((state) => state.page)?.page ?? preview;
  return page && withoutScripts(pageHtml(project, page, render));
}

/** A thumbnail does nothing, and its frame would report each blocked script. */
const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
