import {
  type InlineHashes,
  inlineHashes,
  pagePolicy,
  type Sources,
} from '../security/content-security-policy.ts';
import type { DistFile } from './dist-file.ts';
import type { DistFiles } from './dist-folder.ts';

/** The build's list of its inline scripts and styles and of the allowed third parties. Never served. */
export const listPath = '.build/server.json';

/** Makes the Content-Security-Policy of a page. @param extra more sources to allow */
export type PolicyOf = (html: Buffer | string, extra?: readonly Sources[]) => Promise<string>;

/** Code from another company, which runs on the pages that contain its island. */
interface ThirdParty {
  island: string;
  /** Only for pages that name this policy, or `*`. */
  policy?: string;
  sources: Sources;
}

interface PolicyList {
  version: string;
  hashes: Set<string>;
  thirdParties: ThirdParty[];
}

/** The parts of a page that its policy depends on. */
interface PageParts {
  inline: InlineHashes;
  islands: Set<string>;
  policies: Set<string>;
}

/**
 * A page's policy allows those of its inline blocks that the build lists in `.build/server.json`, and those of the
 * third parties listed there whose island it contains. While a build replaces the list, hashes of the previous list
 * stay valid for the pages that are still served.
 */
export function createPagePolicies(dist: Pick<DistFiles, 'stat' | 'bytes'>): PolicyOf {
  let current: PolicyList = { version: '', hashes: new Set(), thirdParties: [] };
  let previous = current;
  const known = new WeakMap<Buffer, PageParts>();

  async function refresh(): Promise<void> {
    const list = await dist.stat(listPath);
    if (!list || list.version === current.version) return;
    const read = await readList(dist, list);
    if (list.version === current.version) return;
    previous = current;
    current = read;
  }

  function partsOf(html: Buffer | string): PageParts {
    if (typeof html === 'string') return partsIn(html);
    return known.getOrInsertComputed(html, () => partsIn(html.toString()));
  }

  return async (html, extra = []) => {
    await refresh();
    const isListed = (hash: string) => current.hashes.has(hash) || previous.hashes.has(hash);
    const { inline, islands, policies } = partsOf(html);
    const thirdParties = current.thirdParties.filter(
      ({ island, policy }) =>
        islands.has(island) && (policy === undefined || policies.has(policy) || policies.has('*')),
    );
    return pagePolicy({ scripts: inline.scripts.filter(isListed), styles: inline.styles.filter(isListed) }, [
      ...thirdParties.map(({ sources }) => sources),
      ...extra,
    ]);
  };
}

function partsIn(html: string): PageParts {
  const values = (name: string) =>
    new Set([...html.matchAll(new RegExp(` data-${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value));
  return { inline: inlineHashes(html), islands: values('island'), policies: values('policy') };
}

/** An unreadable list allows nothing: a page without styles gets reported, a security hole does not. */
async function readList(dist: Pick<DistFiles, 'bytes'>, list: DistFile): Promise<PolicyList> {
  const { version } = list;
  try {
    const { scriptHashes, styleHashes, thirdParties = [] } = JSON.parse(String(await dist.bytes(list)));
    return { version, hashes: new Set([scriptHashes, styleHashes].flat()), thirdParties };
  } catch {
    return { version, hashes: new Set(), thirdParties: [] };
  }
}
