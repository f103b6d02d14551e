import { type Finding, finding, type Path } from '../errors/finding.ts';
import { inheritedPlace } from './inherited-place.ts';

/**
 * The finding for a link that a page inherits to a section that it removes.
 * @param path of the link in the merged page
 * @param location where the link is written
 */
export function removedAnchor(anchor: string, location: string, path: Path, page: unknown): Finding {
  const place = inheritedPlace(path, page, (entry) => (entry.anchor === anchor ? undefined : entry));
  return finding('RemovedAnchor', { anchor, location, ...place }, ['sections', anchor], 'key');
}
