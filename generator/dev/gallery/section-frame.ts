import type { Project } from '../../project/project.ts';
import type { SiteBundle } from '../../render/site-bundle.ts';
import { pageHtml } from '../page-html.ts';
import { exampleTime, restId } from './open-gallery.ts';

/** The example of a section type as a page without its frame; undefined if it cannot be shown. */
export function sectionFrame(
  gallery: Project,
  type: string,
  render: SiteBundle['render'],
): string | undefined {
  if (!gallery.folder.pages.has(type)) return undefined;
  const { schedule, preview } = gallery.page(type);
  const page = schedule?.states.findLast(({ from }) => from <= exampleTime)?.page ?? preview;
  return page && pageHtml(gallery, page, render).replace('</head>', () => `${onlySection}\n</head>`);
}

/** Hides what surrounds the section; the dialogs that its buttons open stay. */
const onlySection = `<style>body > :not(main, dialog), #${restId} { display: none !important }</style>`;
