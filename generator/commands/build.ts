import { areAsBuilt, changedPages, readSources, removedPages } from '../build/changes.ts';
import { readManifest } from '../write/manifest.ts';
import { readUnfinished } from '../write/unfinished-build.ts';
import type { Steps } from './steps.ts';

export interface BuildOptions {
  configs: string;
  out: string;
  /** The time (ms); its year stands in the copyright line. */
  now: number;
  steps: Steps;
}

export interface BuildResult {
  pages: number;
  written: number;
}

/**
 * Builds a folder of pages. Nothing is published unless everything is right; what did not change is not written again.
 * @throws ProblemsError with every mistake of every file
 */
export async function build({ configs, out, now, steps }: BuildOptions): Promise<BuildResult> {
  const year = new Date(now).getUTCFullYear();
  const sources = readSources(configs, year);
  const before = readManifest(out);
  const names = changedPages(sources, before, out);
  const removed = removedPages(sources, before);
  const unfinished = readUnfinished(out);
  const isWhole = before && !unfinished && areAsBuilt(before.files, out);
  if (isWhole && names.length + removed.length === 0) {
    steps.note(`Nothing changed: ${sources.stamps.size} pages are as they were.`);
    return { pages: sources.stamps.size, written: 0 };
  }
  // What follows is only loaded when there is something to do: finding out that nothing is has to be quick.
  const { buildChanged } = await import('../build/build-changed.ts');
  return buildChanged({ sources, before, names, removed, unfinished, configs, out, now, steps });
}
