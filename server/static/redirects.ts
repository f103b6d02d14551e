import { addressKey, findRedirect, redirectLocation, redirectsFile } from '../../schema/redirects.ts';
import type { DistFiles } from './dist-folder.ts';

/** Where a former address leads now, with the visitor's query; undefined for all other paths. */
export type FindRedirect = (pathname: string, search: string) => Promise<string | undefined>;

/**
 * Looks addresses up in the build's table. Targets come from the table only: nothing in a request but its query becomes
 * part of one.
 */
export function createRedirects(dist: Pick<DistFiles, 'stat' | 'bytes'>): FindRedirect {
  let current = { version: '', table: Buffer.alloc(0) };

  async function currentTable(): Promise<Buffer> {
    const file = await dist.stat(redirectsFile);
    if (!file) return Buffer.alloc(0);
    if (file.version !== current.version) current = { version: file.version, table: await dist.bytes(file) };
    return current.table;
  }

  return async (pathname, search) => {
    const key = addressKey(pathname);
    const target = key === undefined ? undefined : findRedirect(await currentTable(), key);
    return target && redirectLocation(target, search);
  };
}
