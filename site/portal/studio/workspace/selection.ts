import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { Place, StudioPageAnswer } from '../../../../schema/api/studio/page.ts';

/** What this tab edits, as others see it. */
export interface Editing {
  page?: string;
  at?: { file: string; path: Path };
}

/** A value of the page, to show in its YAML. */
export interface ShownValue {
  path: Path;
  /** Whether the YAML gets the focus. */
  hasFocus?: boolean;
}

/** What the form shows. */
export type Subject =
  | { kind: 'section'; id: string }
  | { kind: 'page' } // its address, title, description, and settings
  | { kind: 'shared'; place: Pick<Place, 'kind' | 'file' | 'path'> }
  | { kind: 'file'; file: string; path: Path };

/** The file that has the shared value in the form; undefined if the form is that of the page. */
export const sharedFileOf = (subject: Subject): string | undefined =>
  subject.kind === 'shared' ? subject.place.file : subject.kind === 'file' ? subject.file : undefined;

/** What a click on the page chooses: the innermost value that is written somewhere. */
export function subjectOf(places: readonly Place[], section: string | undefined): Subject | undefined {
  const shared = places.find(({ kind }) => kind === 'fact' || kind === 'content' || kind === 'site');
  const own = places.find(({ kind }) => kind === 'page' || kind === 'inherited' || kind === 'default');
  if (shared && !own) return { kind: 'shared', place: shared };
  if (section !== undefined) return { kind: 'section', id: section };
  return own ? { kind: 'page' } : undefined;
}

/** What the form shows: what was chosen, or the page's first section. A chosen section can be gone since. */
export function shownSubject(chosen: Subject | undefined, page: StudioPageAnswer | undefined): Subject {
  const sections = page?.sections ?? [];
  const isGone = chosen?.kind === 'section' && !sections.some(({ id }) => id === chosen.id);
  if (chosen && !isGone) return chosen;
  const [first] = sections;
  return first ? { kind: 'section', id: first.id } : { kind: 'page' };
}
