import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isWritten, locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { isObject } from '../lib/is-object.ts';
import { inheritedPlace } from './inherited-place.ts';

/** The keys of a window, as written. */
type WrittenWindow = { from?: string; until?: string };

/**
 * The problem of a link or button that leads to something that a variant of its page shows for a time. Its own page is right,
 * so the problem is at the variant's from or until.
 * @param files the page's own file first
 * @param page the merged page
 * @returns undefined if the file with the link has the window, too
 */
export function hiddenByVariant(found: Finding, files: TextFile[], page: unknown): Problem | undefined {
  if (found.code !== 'HiddenAnchor' && found.code !== 'HiddenOffer') return undefined;
  const { file, line } = locate(found, files);
  const variants = files.slice(
    0,
    files.findIndex((one) => one.file === file),
  );
  for (const path of targetsOf(found, page)) {
    const window = windowAt(page, path);
    for (const edge of ['until', 'from'] as const) {
      const at = [...path, edge];
      if (window[edge] === undefined || !variants.some((one) => isWritten(one, at))) continue;
      const place = inheritedPlace(found.path, page, (entry) =>
        isTo(entry, found) ? { ...entry, ...window } : entry,
      );
      const inherited = { ...place, location: `${file}, line ${line}`, window: Object.keys(window) };
      return locate(finding(found.code, { ...found.data, inherited } as never, at), variants);
    }
  }
  return undefined;
}

/** The groups of keys whose windows decide whether a link or an order has a target. */
function targetsOf({ code, data }: Finding, page: unknown): Path[] {
  if (code === 'HiddenAnchor') return [['sections', (data as DataOf<'HiddenAnchor'>).anchor]];
  const { id } = data as DataOf<'HiddenOffer'>;
  const sections = Object.entries((page as { sections: Record<string, object> }).sections);
  return sections.flatMap(([name, section]) =>
    Object.entries(section).flatMap(([key, items]): Path[] => {
      const index = Array.isArray(items) ? items.findIndex((item) => isObject(item) && item.id === id) : -1;
      return index < 0
        ? []
        : [
            ['sections', name, key, index],
            ['sections', name],
          ];
    }),
  );
}

function windowAt(page: unknown, path: Path): WrittenWindow {
  const group = path.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | undefined)?.[step],
    page,
  );
  const { from, until } = (group ?? {}) as WrittenWindow;
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

function isTo(entry: Record<string, unknown>, { code, data }: Finding): boolean {
  if (code === 'HiddenAnchor') return entry.anchor === (data as DataOf<'HiddenAnchor'>).anchor;
  const { key, id } = data as DataOf<'HiddenOffer'>;
  return entry[key] === id;
}
