import type { PreparedForm, PreparedSection } from '../../../site/prepared-data.ts';
import type { PreparedFrame } from '../../../site/prepared-page.ts';
import { sectionData } from '../../../site/sections/section-data.ts';
import type { AnyProps } from '../../../site/sections/section-data-types.ts';

/** The link targets on a page. */
export interface PageAnchors {
  /** Ids of sections and their parts, written by the author. Hints suggest these. */
  written: string[];
  /** Ids that the site adds, such as those of dialogs. Authors can link to these too. */
  made: string[];
}

/** Targets on every page: its content, and its top, which browsers define. */
const everywhere = new Set(['', 'top', 'main']);

export function hasAnchor({ written, made }: PageAnchors, anchor: string): boolean {
  // A text fragment directive can follow the id.
  const [id = ''] = anchor.split(':~:');
  return everywhere.has(id) || written.includes(id) || made.includes(id);
}

/** The section's id, and the anchors that its type declares. A test compares them with the HTML. */
export function sectionAnchors({ id, type, props }: PreparedSection): PageAnchors {
  const { written = [], made = [] } = sectionData[type]?.anchors?.(id, props as AnyProps) ?? {};
  return { written: [id, ...written], made };
}

export function frameAnchors(frame: LinkedFrame): PageAnchors {
  const menu = frame.siteNav || frame.nav.links.length > 0 ? ['menu'] : [];
  return { written: [], made: [...menu, ...formsOf(frame).map(({ name }) => formAnchor(name))] };
}

/** The parts of a frame that links can target. */
export type LinkedFrame = Pick<PreparedFrame, 'nav' | 'siteNav' | 'sideTab' | 'dialogs'>;

/** The forms of a frame, each in its own dialog. */
export function formsOf({ dialogs, sideTab }: LinkedFrame): PreparedForm[] {
  return sideTab ? [...dialogs, sideTab.form] : dialogs;
}

/** The id of a form's dialog. */
export const formAnchor = (name: string) => `form-${name}`;

export function allAnchors(parts: PageAnchors[]): PageAnchors {
  return { written: parts.flatMap(({ written }) => written), made: parts.flatMap(({ made }) => made) };
}
