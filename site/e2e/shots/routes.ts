import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** The address of a file of the built site: `lp8/index.html` -> `/lp8/`, `404.html` -> `/404`. */
export function pathOf(file: string): string {
  if (!file.endsWith('index.html')) return `/${file.replace(/\.html$/, '')}`;
  return file === 'index.html' ? '/' : `/${dirname(file)}/`;
}

/** Files of all pages of the built site, in the order of their names. @param dist its folder */
export const pageFiles = (dist: string): string[] => globSync('**/*.html', { cwd: dist }).sort();

/** The addresses of all its pages. */
export const routesOf = (dist: string): string[] => pageFiles(dist).map(pathOf);
