import type { PreparedForm } from '../../site/prepared-data.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { formsOf } from '../prepare/anchors/anchors.ts';

/** The forms that visitors can send on a page: those of its sections and of its dialogs. */
export function formsOnPage({ sections, frame }: Pick<PreparedPage, 'frame' | 'sections'>): PreparedForm[] {
  const inSections = sections.flatMap(({ props }) => ('form' in props ? [props.form as PreparedForm] : []));
  return [...inSections, ...formsOf(frame)];
}
