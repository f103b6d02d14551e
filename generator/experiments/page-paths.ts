import { basename } from 'node:path';
import type { PageFolder } from '../load/page-folder.ts';
import type { Project } from '../project/project.ts';

/** The file of a page, or site.yaml for an empty name, below the folder of pages. It may no longer exist. */
export function fileBelow({ pages, site }: Pick<PageFolder, 'pages' | 'site'>, page: string): string {
  return basename(page === '' ? site : (pages.get(page) ?? `${page}.yaml`));
}

/** The address of a page; empty for site.yaml, and for a page that no longer exists. */
export function routeOf({ addresses }: Pick<Project, 'addresses'>, page: string): string {
  return (page === '' ? undefined : addresses(page).route) ?? '';
}
