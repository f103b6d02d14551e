import { stringify } from 'yaml';
import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isWritten, type TextFile } from '../errors/locate.ts';
import { sectionAnchors } from '../prepare/anchors/anchors.ts';
import type { PageConfig } from '../validate/validate-page.ts';

interface PageWithMenu {
  shown: Pick<PreparedPage, 'sections'>;
  written: Pick<PageConfig['page'], 'nav'>;
  /** The page's own file first, then those that it extends. */
  files: TextFile[];
}

/** Finds a menu whose links are in another order than their sections, as after a variant moves a section. */
export function menuOrderFindings({ shown: { sections }, written, files }: PageWithMenu): Finding[] {
  const links = written.nav?.links ?? [];
  if (links.length < 2) return [];
  const sectionAt = new Map(
    sections.flatMap((section, at) => sectionAnchors(section).written.map((anchor) => [anchor, at])),
  );
  const places = links.map(({ anchor = '' }) => sectionAt.get(anchor));
  const placed = [...links.keys()].filter((index) => places[index] !== undefined);
  const sorted = placed.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const at = sorted.findIndex((link, index) => link !== placed[index]);
  const [first, second] = [links[sorted[at] ?? -1], links[placed[at] ?? -1]];
  if (!first || !second) return [];
  // Links to other pages keep their places.
  const ordered = links.map((link, index) => links[sorted[placed.indexOf(index)] ?? -1] ?? link);
  const data = { first: first.label, second: second.label, labels: ordered.map(({ label }) => label) };
  const mover = movedIn(
    files[0],
    placed.flatMap((index) => sections[places[index] ?? -1]?.id ?? []),
  );
  if (!mover) return [finding('MenuOrder', data, ['nav', 'links'], 'key')];
  const lines = stringify({ nav: { links: ordered } }, { lineWidth: 0 });
  return [finding('MenuOrder', { ...data, lines }, mover)];
}

/** Where a file that inherits its menu moves one of these sections. */
function movedIn(file: TextFile | undefined, ids: string[]): Path | undefined {
  if (!file || isWritten(file, ['nav', 'links'])) return undefined;
  return ids
    .flatMap((id) => ['before', 'after'].map((key) => ['sections', id, key]))
    .find((path) => isWritten(file, path));
}
