import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { lockRoutes } from './routes-lock.ts';

function lockIn(text?: string) {
  const path = join(emptyFolder(), 'routes.lock');
  if (text !== undefined) writeFileSync(path, text);
  return {
    path,
    add: (...routes: string[]) => lockRoutes(path, routes),
    read: () => readFileSync(path, 'utf8'),
  };
}

describe('routes.lock', () => {
  it('lists published routes in order below a comment, without the 404 page', () => {
    const { add, read } = lockIn();
    expect(add('/winter/', '/', '/winter', '/404', '/Offers', '/winter/')).toBe(
      'routes.lock has 3 new routes. Commit it with the pages.',
    );
    const [first, second, ...routes] = read().split('\n');
    expect([first, second].map((line) => line?.slice(0, 2))).toEqual(['# ', '# ']);
    expect(routes).toEqual(['/', '/Offers', '/winter/', '']);
  });

  it('does not exist without published routes', () => {
    const { add, path } = lockIn();
    expect(add('/404')).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it('is not written without new routes; another spelling of a route is not new', () => {
    const { add, path } = lockIn('/winter/\r\n/Offers # on the flyer\r\n');
    utimesSync(path, 1, 1);
    expect(add('/winter', '/offers/', '/winter/')).toBeUndefined();
    expect(statSync(path).mtimeMs).toBe(1000);
  });

  it('keeps its comments, and routes that are no longer published', () => {
    const { add, read } = lockIn('# Ours.\n/winter/ # on the flyer\n\n# Old ones:\n/a/');
    expect(add('/b/')).toBe('routes.lock has 1 new route. Commit it with the pages.');
    expect(read()).toBe('# Ours.\n# Old ones:\n/a/\n/b/\n/winter/ # on the flyer\n');
  });

  it('leaves no other file behind', () => {
    const { add, path } = lockIn();
    add('/');
    expect(readdirSync(join(path, '..'))).toEqual(['routes.lock']);
  });

  it('cannot fail a build: a folder that refuses it is only mentioned', () => {
    const path = '/proc/routes.lock';
    expect(lockRoutes(path, ['/', '/winter/'])).toMatch(
      /^\/proc\/routes\.lock could not be updated with 2 new routes \(.+\)\. Build where/,
    );
  });
});
