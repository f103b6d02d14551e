import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nastyFiles } from './nasty-files.ts';

const root = join(import.meta.dirname, '../../..');

/** The YAML files of companies in the repository, and files that are easy to edit incorrectly, which count twice. */
export function filesToEdit(): string[] {
  const paths = globSync('{landing-configs,generator/fixtures}/**/*.yaml', { cwd: root }).toSorted();
  const company = paths.map((path) => readFileSync(join(root, path), 'utf8'));
  return [...company, ...nastyFiles, ...nastyFiles];
}
