import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { experimentsFile } from '../write/experiments-file.ts';
import { serverFile } from '../write/server-file.ts';

/** The names of the experiments that run in a built site. */
export function runningExperiments(folder: string): string[] {
  const { experiments = {} } = readJson<{ experiments: object }>(join(folder, experimentsFile));
  return Object.keys(experiments).sort();
}

/** The public URL of a built site, without a slash at the end. */
export function siteUrl(folder: string): string {
  return readJson<{ site: { url?: string } }>(join(folder, serverFile)).site?.url ?? '';
}

/** @returns nothing for a file that is missing, as the list of experiments is in a site without any */
function readJson<Content>(path: string): Partial<Content> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    return {};
  }
}
