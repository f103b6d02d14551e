import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type PageRecord, readManifest } from '../write/manifest.ts';

export interface ChangedAddresses {
  /** Routes of pages that differ, are new, or are gone. */
  pages: string[];
  /** Paths of other public files that differ, such as `/sitemap.xml`. Assets never do: their names change. */
  files: string[];
}

/** Compares two built sites. Without a readable first one, everything in the second is new. */
export function changedAddresses(from: string | undefined, to: string): ChangedAddresses {
  const former = from === undefined ? undefined : readManifest(from);
  const next = readManifest(to);
  const [before, after] = [contentsOf(former), contentsOf(next)];
  const routes = new Set([...before.keys(), ...after.keys()]);
  const paths = new Set([former, next].flatMap((manifest) => Object.keys(manifest?.files ?? {})));
  const isPublic = (path: string) => !path.startsWith('.build/') && !/\.(br|gz)$/.test(path);
  return {
    pages: [...routes].filter((route) => before.get(route) !== after.get(route)).sort(),
    files: [...paths]
      .filter((path) => isPublic(path) && !(from !== undefined && isSame(join(from, path), join(to, path))))
      .map((path) => `/${path}`)
      .sort(),
  };
}

/** Whether two built sites are the same for visitors, servers, and staff. */
export function isSameSite(one: string, other: string): boolean {
  const { pages } = changedAddresses(one, other);
  const files = [one, other].map((folder) => Object.keys(readManifest(folder)?.files ?? {}).sort());
  const [first = [], second] = files;
  return (
    pages.length === 0 &&
    JSON.stringify(first) === JSON.stringify(second) &&
    first.every((path) => isSame(join(one, path), join(other, path)))
  );
}

/** What each route shows, in all its states and variants. */
function contentsOf(manifest: Manifest | undefined): Map<string, string> {
  const contents = new Map<string, string>();
  for (const record of Object.values(manifest?.pages ?? {}))
    contents.set(record.route, `${contents.get(record.route) ?? ''}${contentOf(record)}`);
  return contents;
}

const contentOf = ({ hash, schedule, renditions }: PageRecord) =>
  JSON.stringify([hash, schedule, renditions]);

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
