import {
  type InlineHashes,
  inlineHashes,
  pagePolicy,
  type Sources,
} from '../security/content-security-policy.ts';
import type { DistFile, DistFolder } from './dist-folder.ts';

/** Where the build lists the inline scripts and styles it made, and the third parties that it let in. Never served. */
export const listPath = '.build/server.json';

/** Gives a page, as bytes or as text, its Content-Security-Policy. @param guests what else the page lets in */
export type PolicyOf = (html: Buffer | string, guests?: readonly Sources[]) => Promise<string>;

/** Somebody else whose code runs on pages: on those that hold the island. */
interface ThirdParty {
  island: string;
  sources: Sources;
}

interface PolicyList {
  version: string;
  hashes: Set<string>;
  thirdParties: ThirdParty[];
}

/** What of a page its policy depends on. */
interface PageParts {
  inline: InlineHashes;
  islands: Set<string>;
}

/**
 * Of the inline blocks that stand in a page, its policy names those that the build lists in `.build/server.json`; of the
 * third parties listed there it lets in those whose island the page holds. A page that is served while a build replaces
 * the list still finds its hashes in the list before.
 */
export function createPagePolicies(dist: Pick<DistFolder, 'look' | 'bytes'>): PolicyOf {
  let current: PolicyList = { version: '', hashes: new Set(), thirdParties: [] };
  let previous = current;
  const known = new WeakMap<Buffer, PageParts>();

  async function refresh(): Promise<void> {
    const list = await dist.look(listPath);
    if (!list || list.version === current.version) return;
    const read = await readList(dist, list);
    if (list.version === current.version) return;
    previous = current;
    current = read;
  }

  function partsOf(html: Buffer | string): PageParts {
    if (typeof html === 'string') return partsIn(html);
    const found = known.get(html) ?? partsIn(html.toString());
    known.set(html, found);
    return found;
  }

  return async (html, guests = []) => {
    await refresh();
    const isListed = (hash: string) => current.hashes.has(hash) || previous.hashes.has(hash);
    const { inline, islands } = partsOf(html);
    const others = current.thirdParties.filter(({ island }) => islands.has(island));
    return pagePolicy({ scripts: inline.scripts.filter(isListed), styles: inline.styles.filter(isListed) }, [
      ...others.map(({ sources }) => sources),
      ...guests,
    ]);
  };
}

function partsIn(html: string): PageParts {
  const islands = [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);
  return { inline: inlineHashes(html), islands: new Set(islands) };
}

/** A list that cannot be read lets nothing in: a page without styles is seen, a hole is not. */
async function readList(dist: Pick<DistFolder, 'bytes'>, list: DistFile): Promise<PolicyList> {
  const { version } = list;
  try {
    const { scriptHashes, styleHashes, thirdParties = [] } = JSON.parse(String(await dist.bytes(list)));
    return { version, hashes: new Set([scriptHashes, styleHashes].flat()), thirdParties };
  } catch {
    return { version, hashes: new Set(), thirdParties: [] };
  }
}
