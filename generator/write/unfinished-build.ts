import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages that a build was about to publish and that no earlier one had: kept while files are moved. When it is there
 * later, a build was killed at it, and pages may be public that no manifest knows.
 */
export const unfinishedFile = '.build/unfinished.json';

/** Paths below the output folder; undefined when the last build came to its end. */
export function readUnfinished(out: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(join(out, unfinishedFile), 'utf8')) as string[];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : [];
  }
}
