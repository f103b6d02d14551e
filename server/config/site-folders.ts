import { join } from 'node:path';
import type { SiteFolders } from '../../schema/live-folder.ts';
import type { Config } from './config.ts';

/** Where the server finds the site. Neither folder has to exist yet. */
export function siteFolders({
  dataDir,
  distDir,
  releasesDir,
}: Pick<Config, 'dataDir' | 'distDir' | 'releasesDir'>): Required<SiteFolders> {
  return { dist: distDir, releases: releasesDir ?? join(dataDir, 'releases') };
}
