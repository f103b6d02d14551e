import { type InlineHashes, inlineHashes, pagePolicy } from '../security/content-security-policy.ts';
import type { DistFile, DistFolder } from './dist-folder.ts';

/** Where the build lists the inline scripts and styles it made. Never served. */
export const listPath = '.build/server.json';

/** Gives a page, as bytes or as text, its Content-Security-Policy. */
export type PolicyOf = (html: Buffer | string) => Promise<string>;

/**
 * Of the inline blocks that stand in a page, its policy names those that the build lists in `.build/server.json`.
 * A page that is served while a build replaces the list still finds its hashes in the list before.
 */
export function createPagePolicies(dist: Pick<DistFolder, 'look' | 'bytes'>): PolicyOf {
  let current: { version: string; hashes: Set<string> } = { version: '', hashes: new Set() };
  let previous = current;
  const known = new WeakMap<Buffer, InlineHashes>();

  async function refresh(): Promise<void> {
    const list = await dist.look(listPath);
    if (!list || list.version === current.version) return;
    const hashes = await listedHashes(dist, list);
    if (list.version === current.version) return;
    previous = current;
    current = { version: list.version, hashes };
  }

  function hashesIn(html: Buffer | string): InlineHashes {
    if (typeof html === 'string') return inlineHashes(html);
    const found = known.get(html) ?? inlineHashes(html.toString());
    known.set(html, found);
    return found;
  }

  return async (html) => {
    await refresh();
    const isListed = (hash: string) => current.hashes.has(hash) || previous.hashes.has(hash);
    const { scripts, styles } = hashesIn(html);
    return pagePolicy({ scripts: scripts.filter(isListed), styles: styles.filter(isListed) });
  };
}

/** A list that cannot be read lets nothing inline run: a page without styles is seen, a hole is not. */
async function listedHashes(dist: Pick<DistFolder, 'bytes'>, list: DistFile): Promise<Set<string>> {
  try {
    const { scriptHashes, styleHashes } = JSON.parse(String(await dist.bytes(list)));
    return new Set([scriptHashes, styleHashes].flat());
  } catch {
    return new Set();
  }
}
