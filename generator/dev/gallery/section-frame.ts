import type { PreparedPage } from '../../../site/prepared-page.ts';
import type { Project } from '../../project/project.ts';
import { restId } from './open-gallery.ts';

/**
 * The example of a section type as a page without its frame; undefined if it cannot be shown.
 * @param at the time (ms) at which it is shown
 * @param htmlOf renders a page
 */
export function sectionFrame(
  gallery: Pick<Project, 'folder' | 'page'>,
  type: string,
  { at, htmlOf }: { at: number; htmlOf: (page: PreparedPage) => string },
): string | undefined {
  if (!gallery.folder.pages.has(type)) return undefined;
  const { schedule, preview } = gallery.page(type);
  const page = schedule?.states.findLast(({ from }) => from <= at)?.page ?? preview;
  return page && htmlOf(page).replace('</head>', () => `${onlySection}\n</head>`);
}

/** Hides what surrounds the section; the dialogs that its buttons open stay. */
const onlySection = `<style>body > :not(main, dialog), #${restId} { display: none !important }</style>`;
