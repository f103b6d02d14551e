import { join } from 'node:path';
import { createExperimentReader } from '../../server/experiments/serving/experiment-list.ts';
import { openDistFolder } from '../../server/static/dist-folder.ts';
import { varnishConfig } from '../export/varnish.ts';
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

/** The list of experiments is small. */
const cacheBytes = 1024 * 1024;

/**
 * Builds a folder of pages and writes what a cache in front of the server needs to keep tested pages.
 * @throws ProblemsError with the problems of all files
 * @throws SystemError for an output folder with files that is not an export
 */
export async function exportCache({ configs, dist, out, now, steps }: CacheExportOptions): Promise<void> {
  await build({ configs, out: dist, now, steps });
  const list = await createExperimentReader(openDistFolder(dist, cacheBytes)).read();
  writeExport(out, new Map([[file, varnishConfig(list)]]));
  const pages = list.pages.size === 1 ? '1 tested page' : `${list.pages.size} tested pages`;
  const rule =
    list.cookie === 'always' ? '' : ' They pass the cache, because the cookie depends on consent or is off.';
  steps.note(
    `${displayPath(join(out, file))} has ${pages}.${rule}\nInclude it above your own subroutines, and name the cache in TRUST_PROXY.`,
  );
}
