import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listPath } from '../static/page-policy.ts';
import type { Config, Findings } from './config.ts';

/** Looks at the folders that the environment names. Leads can be stored without a site, and a build may follow. */
export function inspectFolders({ dataDir, distDir }: Pick<Config, 'dataDir' | 'distDir'>): Findings {
  const [data, site] = [dataFolderFault(dataDir), siteFault(distDir)];
  return { faults: data ? [data] : [], warnings: site ? [site] : [] };
}

/** Says what keeps leads from being stored in the folder, or undefined. Leaves nothing behind. */
function dataFolderFault(folder: string): string | undefined {
  try {
    // Only trying tells: for root every folder looks writable, /proc as well.
    rmdirSync(mkdtempSync(join(nearestThere(resolve(folder)), '.can-write-')));
    return undefined;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    return `DATA_DIR must be a folder that can be made and written, but "${folder}" cannot (${reason}).`;
  }
}

/** Every build lists its inline scripts and styles, whichever pages it has. */
function siteFault(folder: string): string | undefined {
  if (existsSync(join(folder, listPath))) return undefined;
  return `DIST_DIR must hold a built site, but "${folder}" holds none: npm run build.`;
}

function nearestThere(folder: string): string {
  const parent = dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestThere(parent);
}
