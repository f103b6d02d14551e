import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { liveLink, type SiteFolders } from '../../schema/live-folder.ts';
import { listPath } from '../static/page-policy.ts';
import type { Config, Findings } from './config.ts';
import { siteFolders } from './site-folders.ts';

/** Checks the folders in the environment. A missing site is a warning: leads can be stored before it is built. */
export function inspectFolders(config: Pick<Config, 'dataDir' | 'distDir' | 'releasesDir'>): Findings {
  const [data, site] = [dataFolderProblem(config.dataDir), siteProblem(siteFolders(config))];
  return { problems: data ? [data] : [], warnings: site ? [site] : [] };
}

/** Why the folder cannot store leads, or undefined. Leaves nothing behind. */
function dataFolderProblem(folder: string): string | undefined {
  try {
    // Permission bits are no proof: to root, every folder looks writable, even /proc.
    rmdirSync(mkdtempSync(join(nearestExisting(resolve(folder)), '.can-write-')));
    return undefined;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    return `DATA_DIR must be a writable folder, but "${folder}" is not (${reason}).`;
  }
}

/** Every build writes the list of its inline scripts and styles. */
export function siteProblem({ dist, releases }: Required<SiteFolders>): string | undefined {
  if ([dist, join(releases, liveLink)].some((folder) => existsSync(join(folder, listPath)))) return undefined;
  return `DIST_DIR must contain a built site, but "${dist}" does not: run npm run build.`;
}

function nearestExisting(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestExisting(parent);
}
