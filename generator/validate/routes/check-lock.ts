import { nearest } from '../../../schema/nearest.ts';
import { addressKey } from '../../../schema/redirects.ts';
import type { DataOf } from '../../errors/catalog.ts';
import { problemAt } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import type { RoutesLock } from '../../load/read-routes-lock.ts';
import { goneGroups } from './gone-groups.ts';
import { goneRoutes } from './gone-routes.ts';
import type { Draft, RoutedPage } from './routed-page.ts';

/** With more new pages than this, the one that a route moved to is not guessed. */
const maxCandidates = 200;

interface PublishedPages {
  pages: RoutedPage[];
  drafts: readonly Draft[];
  /** The keys of all former addresses. */
  redirects: { has: (key: string) => boolean };
}

/** The file of a page, and its former addresses with one more. */
type MovedTo = NonNullable<DataOf<'GoneRoute'>['moved']>;

/**
 * Finds published routes that no longer lead anywhere.
 */
export function checkLock(
  { file, routes, others, problem }: RoutesLock,
  { pages, drafts, redirects }: PublishedPages,
): Problem[] {
  if (problem) return [problem];
  const malformed = others.map(({ line, text }) =>
    problemAt({ code: 'BadLockLine', data: { text } }, file, { line, column: 1, length: text.length }),
  );
  const gone = goneRoutes(
    routes.keys(),
    pages.map(({ route = '' }) => route),
    redirects,
  );
  if (gone.length === 0) return malformed;
  // A page whose route is unknown or invalid could have any of them. A folder without pages is a problem by itself.
  if (pages.length === 0 || pages.some(({ route = '' }) => addressKey(route) === undefined)) return malformed;
  const published = new Set(Array.from(routes.keys(), addressKey));
  const candidates = pages.filter(({ route = '' }) => route !== '/404' && !published.has(addressKey(route)));
  const groups = goneGroups(gone, pages, drafts);
  const lost = groups.map(({ routes: ofGroup, ...rest }) => {
    const [route = ''] = ofGroup;
    const data = { routes: ofGroup.slice(0, 3), count: ofGroup.length, lock: file.file, ...rest };
    const position = { line: routes.get(route) ?? 1, column: 1, length: route.length };
    return problemAt({ code: 'GoneRoutes', data }, file, position);
  });
  const grouped = new Set(groups.flatMap((group) => group.routes));
  const alone = gone.filter((route) => !grouped.has(route));
  const isOnly = gone.length === 1 && candidates.length === 1;
  const missing = alone.map((route) => {
    const draft = drafts.find((one) => addressKey(one.route ?? '') === addressKey(route))?.file;
    const moved = draft === undefined ? movedTo(route, candidates, isOnly) : undefined;
    const data = { route, lock: file.file, moved, draft };
    const position = { line: routes.get(route) ?? 1, column: 1, length: route.length };
    return problemAt({ code: 'GoneRoute', data }, file, position);
  });
  return [...malformed, ...lost, ...missing];
}

/** The new page that probably had a route before: the one whose file has its name, the most similar, or the only one. */
function movedTo(route: string, candidates: RoutedPage[], isOnly: boolean): MovedTo | undefined {
  if (candidates.length > maxCandidates) return undefined;
  const key = addressKey(route) ?? '';
  const byKey = new Map(candidates.map((page) => [addressKey(page.route ?? '') ?? '', page]));
  const page =
    candidates.find(({ name }) => name.toLowerCase() === key.split('/').at(-1)) ??
    byKey.get(nearest(key, byKey.keys()) ?? '') ??
    (isOnly ? candidates[0] : undefined);
  const file = page?.written().files[0]?.file;
  return file === undefined ? undefined : { file, formerly: [...(page?.formerly ?? []), route] };
}
