import type { PreparedSection } from '../../../site/prepared-data.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { formsOf, frameAnchors, type LinkedFrame, type PageAnchors } from './anchors.ts';

/** Ids that the site adds for screen readers and scripts; they are not link targets. */
const unlinked = {
  section: (id: string) => [`${id}-heading`],
  form: (name: string) => [`form-${name}-plan`, `form-${name}-close`, `dialog-${name}`],
};

/**
 * Findings for ids that the author wrote although the site uses them, or wrote twice. With duplicate ids, links lead to the
 * wrong element, and screen readers announce the wrong label.
 */
export function takenIds(
  sections: { section: PreparedSection; targets: PageAnchors; ids: string[] }[],
  frame: LinkedFrame,
): Finding[] {
  const ofFrame = ['main', ...frameAnchors(frame).made];
  for (const { name } of formsOf(frame)) ofFrame.push(...unlinked.form(name));
  if (areDifferent(ofFrame, sections)) return [];
  const ofSite = new Set(ofFrame);
  for (const { section, targets } of sections)
    for (const id of [...unlinked.section(section.id), ...targets.made]) ofSite.add(id);
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { section, targets } of sections)
    for (const [index, id] of targets.written.entries()) {
      if (ofSite.has(id) || seen.has(id)) findings.push(taken(id, ofSite.has(id), section.id, index));
      seen.add(id);
    }
  return findings;
}

/** All ids of a section, for a fast check of whole pages. */
export function sectionIds(id: string, { written, made }: PageAnchors): string[] {
  return [...written, ...made, ...unlinked.section(id)];
}

function areDifferent(ofFrame: string[], sections: { ids: string[] }[]): boolean {
  const seen = new Set(ofFrame);
  let count = ofFrame.length;
  for (const { ids } of sections) {
    count += ids.length;
    for (const id of ids) seen.add(id);
  }
  return seen.size === count;
}

/** @param index 0 for the section's own id, then its parts */
function taken(id: string, isOfSite: boolean, section: string, index: number): Finding {
  const suggestion = `${id}-${index === 0 ? 'section' : 'part'}`;
  const data = { id, isOfSite, suggestion };
  return index === 0
    ? finding('TakenId', data, ['sections', section], 'key')
    : finding('TakenId', data, ['sections', section, 'parts', index - 1, 'id']);
}
