import { createExperimentReader } from '../../server/experiments/serving/experiment-list.ts';
import { openDistFolder } from '../../server/static/dist-folder.ts';
import { varnishConfig } from './varnish.ts';

/** A configuration for a cache in front of the server. */
export interface CacheConfig {
  text: string;
  /** The number of pages that running experiments change. */
  testedPages: number;
  /** Whether the cache can keep them. */
  isKept: boolean;
}

/** The list of experiments is small. */
const cacheBytes = 1024 * 1024;

/** Makes the configuration for the experiments of a finished build. @param dist its folder */
export async function readCacheConfig(dist: string): Promise<CacheConfig> {
  const list = await createExperimentReader(openDistFolder({ dist }, cacheBytes)).read();
  return { text: varnishConfig(list), testedPages: list.pages.size, isKept: list.cookie === 'always' };
}
