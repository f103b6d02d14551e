import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { addressKey } from '../../schema/redirects.ts';
import { parseRoutesLock, routeOf } from '../load/routes-lock.ts';
import { displayPath } from '../paths.ts';
import { writeWhole } from './atomic-write.ts';
import { outPath } from './out-path.ts';
import { partFiles, removeStaleFiles } from './stale-files.ts';

const heading = `# Every route that a build has published. \`npm run build\` adds new ones. Commit this file with the pages.
# \`npm run check\` reports a route without a page or a redirect. Delete its line if no one uses the address.
`;

/**
 * Adds the routes of published pages to routes.lock. Each build adds what is missing, so a build that is killed before this
 * step, or replaces the file at the same time as another, leaves nothing out for long.
 * @returns what to print, if anything
 */
export function lockRoutes(path: string, published: readonly string[]): string | undefined {
  const name = basename(path);
  let count = '';
  try {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const added = unlocked(published, parseRoutesLock(text).routes);
    if (added.length === 0) return undefined;
    count = `${added.length} new ${added.length === 1 ? 'route' : 'routes'}`;
    removeStaleFiles(dirname(path), partFiles);
    writeWhole(path, withRoutes(text, added));
    return `${name} has ${count}. Commit it with the pages.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${displayPath(path)} could not be updated with ${count || 'new routes'} (${reason}). Build where the folder can be written, and commit ${name}.`;
  }
}

function unlocked(published: readonly string[], locked: ReadonlyMap<string, number>): string[] {
  const rest = published.filter((route) => !locked.has(route) && outPath(route) !== outPath('/404'));
  if (rest.length === 0) return [];
  const keys = new Set(Array.from(locked.keys(), addressKey));
  // Pages that are shown at different times can share a route.
  return [...new Map(rest.map((route) => [addressKey(route), route]))].flatMap(([key, route]) =>
    keys.has(key) ? [] : [route],
  );
}

/** Comments stay at the top, and lines stay as they are written. */
function withRoutes(text: string, added: string[]): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const comments = lines.filter((line) => routeOf(line) === undefined);
  const top = lines.length === 0 ? heading : comments.map((line) => `${line}\n`).join('');
  const routes = [...lines.filter((line) => routeOf(line) !== undefined), ...added].sort();
  return top + routes.map((line) => `${line}\n`).join('');
}
