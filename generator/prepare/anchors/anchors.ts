import type { PreparedForm, PreparedFrame, PreparedSection } from '../../../site/prepared-page.ts';
import { sectionData } from '../../../site/sections/section-data.ts';
import type { AnyProps } from '../../../site/sections/section-data-types.ts';

/** Where on a page links can lead. */
export interface PageAnchors {
  /** Ids that the author wrote, of sections and of their parts: what hints name. */
  written: string[];
  /** Ids that the site adds for its own links, such as those of dialogs. Links in texts may lead there, too. */
  made: string[];
}

/** Where a link leads on any page: its top by the rules of browsers, and its content. */
const everywhere = new Set(['', 'top', 'main']);

export function hasAnchor({ written, made }: PageAnchors, anchor: string): boolean {
  // Behind this sign a link may quote words to scroll to.
  const [id = ''] = anchor.split(':~:');
  return everywhere.has(id) || written.includes(id) || made.includes(id);
}

/** The section itself, and what its type declares. A test compares this with the HTML. */
export function sectionAnchors({ id, type, props }: PreparedSection): PageAnchors {
  const { written = [], made = [] } = sectionData[type]?.anchors?.(id, props as AnyProps) ?? {};
  return { written: [id, ...written], made };
}

export function frameAnchors(frame: LinkedFrame): PageAnchors {
  const menu = frame.siteNav || frame.nav.links.length > 0 ? ['menu'] : [];
  return { written: [], made: [...menu, ...formsOf(frame).map(({ name }) => formAnchor(name))] };
}

/** What of a frame links can lead to. */
export type LinkedFrame = Pick<PreparedFrame, 'nav' | 'siteNav' | 'sideTab' | 'dialogs'>;

/** The forms of a frame, each in a dialog of its own. */
export function formsOf({ dialogs, sideTab }: LinkedFrame): PreparedForm[] {
  return sideTab ? [...dialogs, sideTab.form] : dialogs;
}

/** The dialog of a form. @param name of the form */
export const formAnchor = (name: string) => `form-${name}`;

export function allAnchors(parts: PageAnchors[]): PageAnchors {
  return { written: parts.flatMap(({ written }) => written), made: parts.flatMap(({ made }) => made) };
}
