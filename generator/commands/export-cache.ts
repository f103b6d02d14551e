import { join } from 'node:path';
import { readCacheConfig } from '../export/cache-config.ts';
import { writeExport } from '../export/write-export.ts';
import { displayPath } from '../paths.ts';
import { type BuildOptions, build } from './build.ts';

export interface CacheExportOptions extends Omit<BuildOptions, 'out'> {
  /** Where the site is built. */
  dist: string;
  /** Where the configuration is written. */
  out: string;
}

const file = 'experiments.vcl';

/**
 * Builds a folder of pages and writes what a cache in front of the server needs to keep tested pages.
 * @throws ProblemsError with the problems of all files
 * @throws SystemError for an output folder with files that is not an export
 */
export async function exportCache({ configs, dist, out, now, steps }: CacheExportOptions): Promise<void> {
  await build({ configs, out: dist, now, steps });
  const { text, testedPages, isKept } = await readCacheConfig(dist);
  writeExport(out, new Map([[file, text]]));
  const pages = testedPages === 1 ? '1 tested page' : `${testedPages} tested pages`;
  const rule =
    isKept || testedPages === 0
      ? ''
      : ' They pass the cache, because the cookie depends on consent or is off.';
  steps.note(
    `${displayPath(join(out, file))} has ${pages}.${rule}\nInclude it above your own subroutines, and name the cache in TRUST_PROXY.`,
  );
}
