import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the new pages that a build is publishing. The file exists only while files are moved. If it remains, the build was
 * killed, and pages may be public that no manifest lists.
 */
export const unfinishedFile = '.build/unfinished.json';

/** Paths below the output folder; undefined when the last build finished. */
export function readUnfinished(out: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(join(out, unfinishedFile), 'utf8')) as string[];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : [];
  }
}
