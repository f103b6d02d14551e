import { addressKey } from '../../../schema/redirects.ts';
import { fileOf, isRow } from '../../load/matrix/matrix.ts';
import type { Draft, RoutedPage } from './routed-page.ts';

/** Published routes that one file lost, or that look like it. */
export interface GoneGroup {
  routes: string[];
  /** The file with the matrix. Undefined if no matrix has the row. */
  file?: string;
  /** The address that its pages had before, such as `/nurses/{{city}}/`. */
  former?: string;
  /** Set if the file is a draft. */
  isDraft?: true;
}

interface Rows {
  file: string;
  /** Matches a route of its pages. */
  pattern: RegExp;
  /** The values in the routes, by row. */
  values: Record<string, string>[];
}

/** Gone routes that are examined for what they have in common with the rows. */
const maxExamined = 20;
/** More routes than this in one folder are one problem, also if the file that had them is gone. */
const maxAlone = 20;

/** Finds published routes that are gone for one reason. Those of single pages are in no group. */
export function goneGroups(
  gone: readonly string[],
  pages: RoutedPage[],
  drafts: readonly Draft[],
): GoneGroup[] {
  const rest = new Set(gone);
  const groups: GoneGroup[] = [];
  const take = (routes: string[], what: Omit<GoneGroup, 'routes'>, least = 2) => {
    if (routes.length < least) return;
    groups.push({ routes, ...what });
    for (const route of routes) rest.delete(route);
  };
  const draftOf = new Map(drafts.map(({ route = '', file }) => [addressKey(route), file]));
  for (const [file, routes] of Map.groupBy(rest, (route) => draftOf.get(addressKey(route))))
    if (file !== undefined) take(routes, { file, isDraft: true });
  const rows = Map.groupBy(
    pages.filter(({ name }) => isRow(name)),
    ({ name }) => fileOf(name),
  );
  for (const ofFile of rows.values()) {
    if (rest.size < 2) break;
    const matrix = readRows(ofFile);
    if (!matrix) continue;
    const { file, pattern, values } = matrix;
    take(
      [...rest].filter((route) => pattern.test(route)),
      { file },
    );
    for (const route of [...rest].slice(0, maxExamined)) {
      const former = rest.has(route) && formerRoute(route, values);
      if (former) take(routesOfRows(former, values, rest), { file, former });
    }
  }
  const folderOf = (route: string) => route.replace(/[^/]+\/?$/, '');
  for (const [folder, routes] of Map.groupBy(rest, folderOf))
    if (folder !== '/') take(routes, {}, maxAlone + 1);
  return groups;
}

const column = /\{\{([\w-]+)\}\}/g;

function patternOf(route: string): RegExp {
  const parts = route
    .split(column)
    .map((part, index) => (index % 2 ? '([a-z0-9-]+)' : part.replace(/[.+]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`);
}

function readRows(pages: RoutedPage[]): Rows | undefined {
  const [own] = pages[0]?.written().files ?? [];
  const route = /^route:[ \t]*["']?(\/[^\s"'#]*)/m.exec(own?.text ?? '')?.[1];
  if (!own || !route) return undefined;
  const names = Array.from(route.matchAll(column), ([, name = '']) => name);
  const pattern = patternOf(route);
  const values = pages.map((page) => {
    const [, ...found] = pattern.exec(page.route ?? '') ?? [];
    return Object.fromEntries(found.map((value, index) => [names[index] ?? '', value]));
  });
  return { file: own.file, pattern, values };
}

/** The routes that a former address of the rows has. */
function routesOfRows(former: string, rows: Rows['values'], routes: Iterable<string>): string[] {
  const filled = new Set(rows.map((row) => former.replace(column, (_, name) => row[name] ?? '')));
  return [...routes].filter((route) => filled.has(route));
}

/** A route with the names of columns in place of a row's values: those of the row with the most of its letters. */
function formerRoute(route: string, rows: Rows['values']): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const row of rows) {
    let letters = 0;
    let former = route;
    for (const [name, value] of Object.entries(row)) {
      if (!former.includes(value)) continue;
      const filled = former.replace(new RegExp(`(?<![a-z0-9{])${value}(?![a-z0-9}])`), `{{${name}}}`);
      if (filled !== former) letters += value.length;
      former = filled;
    }
    if (letters > most) [best, most] = [former, letters];
  }
  return best;
}
