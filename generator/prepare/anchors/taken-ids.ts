import type { PreparedSection } from '../../../site/prepared-data.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { formAnchor, formsOf, frameAnchors, type LinkedFrame, type PageAnchors } from './anchors.ts';

/**
 * Findings for ids that the author wrote although the site uses them, or wrote twice. With duplicate ids, links lead to the
 * wrong element, and screen readers announce the wrong label.
 */
export function takenIds(
  sections: { section: PreparedSection; targets: PageAnchors }[],
  frame: LinkedFrame,
): Finding[] {
  const ofSite = new Set([
    'main',
    ...frameAnchors(frame).made,
    // Ids for screen readers and scripts; they are not link targets.
    ...formsOf(frame).flatMap(({ name }) => [
      `${formAnchor(name)}-plan`,
      `${formAnchor(name)}-close`,
      `dialog-${name}`,
    ]),
    ...sections.flatMap(({ section, targets }) => [`${section.id}-heading`, ...targets.made]),
  ]);
  const seen = new Set<string>();
  return sections.flatMap(({ section, targets }) =>
    targets.written.flatMap((id, index) => {
      const isTaken = ofSite.has(id) || seen.has(id);
      seen.add(id);
      return isTaken ? [taken(id, ofSite.has(id), section.id, index)] : [];
    }),
  );
}

/** @param index 0 for the section's own id, then its parts */
function taken(id: string, isOfSite: boolean, section: string, index: number): Finding {
  const suggestion = `${id}-${index === 0 ? 'section' : 'part'}`;
  const data = { id, isOfSite, suggestion };
  return index === 0
    ? finding('TakenId', data, ['sections', section], 'key')
    : finding('TakenId', data, ['sections', section, 'parts', index - 1, 'id']);
}
