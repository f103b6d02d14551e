import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveFolder, type SiteFolders } from '../../schema/live-folder.ts';
import { createDistContent, type DistContent } from './dist-content.ts';
import { type DistFile, isSibling, statFile } from './dist-file.ts';
import { candidateFiles } from './dist-path.ts';
import { pathInOtherCase } from './other-case.ts';

/** The files of a built site. What is read of a file is always from the site in which it was found. */
export interface DistFiles extends DistContent {
  /** The file that a URL's path addresses, or undefined. */
  find: (pathname: string) => Promise<DistFile | undefined>;
  /** The path of the page whose address differs from this one only in case. */
  findOtherCase: (pathname: string) => Promise<string | undefined>;
  /** The file with this name, whether or not it is ever served. */
  stat: (path: string) => Promise<DistFile | undefined>;
}

/** One built site, whatever is live. */
export interface LiveFolder extends DistFiles {
  /** Its real path. */
  path: string;
}

/** The built site that is live at each call. */
export interface DistFolder extends DistFiles {
  /** What is live now, for all that one request reads. */
  live: () => Promise<LiveFolder>;
}

/**
 * The built site on disk. The next lookup sees a new build or another release.
 * @param folders can be created later
 * @param cacheBytes memory for contents, compressed and uncompressed
 */
export function openDistFolder(folders: SiteFolders, cacheBytes: number): DistFolder {
  const content = createDistContent(cacheBytes);
  const live = async () => {
    const path = await liveFolder(folders);
    return { ...content, ...lookups(path), path };
  };
  return {
    ...content,
    live,
    find: async (pathname) => (await live()).find(pathname),
    findOtherCase: async (pathname) => (await live()).findOtherCase(pathname),
    stat: async (path) => (await live()).stat(path),
  };
}

function lookups(folder: string): Omit<DistFiles, keyof DistContent> {
  return {
    async find(pathname) {
      const candidates = candidateFiles(pathname);
      if (candidates.length === 0) return undefined;
      let file = await firstOf(folder, candidates);
      // A build that swaps whole folders leaves a brief gap. Requests wait for it to end.
      for (let attempts = 10; !file && attempts > 0; attempts -= 1) {
        const hasFolder = await stat(folder).catch(() => undefined);
        if (!hasFolder) await sleep(50);
        file = await firstOf(folder, candidates);
        if (hasFolder) break;
      }
      return file;
    },
    findOtherCase: (pathname) => pathInOtherCase(folder, pathname),
    stat: (path) => statFile(folder, path),
  };
}

async function firstOf(folder: string, paths: readonly string[]): Promise<DistFile | undefined> {
  for (const path of paths) {
    const file = await statFile(folder, path);
    if (file && !(await isSibling(folder, path))) return file;
  }
  return undefined;
}
