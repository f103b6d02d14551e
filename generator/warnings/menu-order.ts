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

/** Finds a menu whose links are in a different order than their sections, as after a variant moves a section. */
export function menuOrderFindings({ shown: { sections }, written, files }: PageWithMenu): Finding[] {
  const links = written.nav?.links ?? [];
  if (links.length < 2) return [];
  const sectionAt = new Map(
    sections.flatMap((section, at) => sectionAnchors(section).written.map((anchor) => [anchor, at])),
  );
  const placed = links.flatMap((link) => {
    const at = sectionAt.get(link.anchor ?? '');
    return at === undefined ? [] : [{ link, at }];
  });
  const sorted = placed.toSorted((one, other) => one.at - other.at);
  const wrong = sorted.findIndex((one, index) => one !== placed[index]);
  const [first, second] = [sorted[wrong]?.link, placed[wrong]?.link];
  if (!first || !second) return [];
  // Links to other pages keep their places.
  const anchored = new Set(placed.map(({ link }) => link));
  const next = sorted.values();
  const ordered = links.map((link) => (anchored.has(link) ? (next.next().value?.link ?? link) : link));
  const data = { first: first.label, second: second.label, labels: ordered.map(({ label }) => label) };
  const mover = movedIn(
    files[0],
    placed.flatMap(({ at }) => sections[at]?.id ?? []),
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
