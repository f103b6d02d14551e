import type { PreparedSection } from '../../../site/prepared-page.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { formsOf, frameAnchors, type LinkedFrame, type PageAnchors } from './anchors.ts';

/** Besides those that links can lead to, the site gives ids to what is named for screen readers or filled in by scripts. */
const unlinked = {
  section: (id: string) => [`${id}-heading`],
  form: (name: string) => [`form-${name}-plan`, `form-${name}-close`, `dialog-${name}`],
};

/**
 * Ids that the author wrote and that are on the page already: given by the site, or written twice. A browser would go to
 * the first of the two, and a screen reader would read its words for the other.
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

/** All ids of a section, for a quick look at whole pages. */
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

/** @param index among the ids of the section: first its own, then those of its parts */
function taken(id: string, isOfSite: boolean, section: string, index: number): Finding {
  const suggestion = `${id}-${index === 0 ? 'section' : 'part'}`;
  const data = { id, isOfSite, suggestion };
  return index === 0
    ? finding('TakenId', data, ['sections', section], 'key')
    : finding('TakenId', data, ['sections', section, 'parts', index - 1, 'id']);
}
