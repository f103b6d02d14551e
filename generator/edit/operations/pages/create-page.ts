import type { CreatePage, CreateVariant } from '../../../../schema/api/studio/operation.ts';
import { nameProblem, routeProblem } from '../../../../schema/page-name.ts';
import { routeIn } from '../../../load/load-page.ts';
import { outPath } from '../../../write/out-path.ts';
import { EditError } from '../../edit-error.ts';
import { openYaml } from '../../file/yaml-file.ts';
import type { SiteEdit, SiteFiles } from '../site-edit.ts';
import { openPage, pageFile, pageNames } from '../site-page.ts';
import { pageText, variantText } from './page-text.ts';

/** @throws EditError if the name or the route is invalid or taken */
export function createPage(files: SiteFiles, { page, route = `/${page}/`, ...head }: CreatePage): SiteEdit {
  checkName(files, page);
  checkRoute(files, route, page);
  return [{ kind: 'created', file: `${page}.yaml`, text: pageText({ ...head, name: page, route }) }];
}

/** @throws EditError if the name or the route is invalid or taken, or there is no page to extend */
export function createVariant(
  files: SiteFiles,
  { page, extends: base, route = `/${page}/`, ...head }: CreateVariant,
): SiteEdit {
  checkName(files, page);
  checkRoute(files, route, page);
  const { yaml } = openPage(files, base);
  if (yaml.data.matrix !== undefined)
    throw new EditError('missing', ['extends'], `"${base}" makes many pages, so no page can extend it.`);
  const text = variantText({ ...head, name: page, route }, base);
  openYaml(text);
  return [{ kind: 'created', file: `${page}.yaml`, text }];
}

/** @throws EditError if no page can have the name, or one has it */
export function checkName(files: SiteFiles, name: string): void {
  const problem = nameProblem(name);
  if (problem) throw new EditError('name', [], `A page cannot have the name "${name}": ${problem}.`);
  if (name === 'site' || pageFile(files, name) !== undefined)
    throw new EditError('taken', [], `There is already a file ${pageFile(files, name) ?? 'site.yaml'}.`);
}

/**
 * @param isTable whether the page is made from a table
 * @throws EditError if no page can have the route, or another page has it
 */
export function checkRoute(files: SiteFiles, route: string, page: string, isTable = false): void {
  const problem = routeProblem(route, isTable);
  if (problem) throw new EditError('name', ['route'], `A page cannot have the route ${route}: ${problem}.`);
  for (const [file, name] of pageNames(files)) {
    const other = routeIn(files.read(file) ?? '');
    if (name !== page && other !== undefined && outPath(other) === outPath(route))
      throw new EditError('taken', ['route'], `${file} already has the route ${other}.`);
  }
}
