import { finding } from '../../errors/finding.ts';
import { locate } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { linkPath } from '../../lib/link-path.ts';
import type { Moment } from '../../schedule/moment.ts';
import { momentWords } from '../../schedule/moment-words.ts';
import { pageAt } from '../../schedule/page-at.ts';
import { isAround } from '../../schedule/windows.ts';
import { outPath } from '../../write/out-path.ts';
import type { RoutedPage } from './routed-page.ts';

/** Finds links on pages that are shown before the page that they lead to. */
export function checkEarlyLinks(pages: readonly RoutedPage[], now: number): Problem[] {
  const starts = startsOf(pages, now);
  if (starts.size === 0) return [];
  const startOf = (link: string) => starts.get(outPath(linkPath(link)));
  // Pages that one file makes share their list of links.
  const lastStarts = new Map<readonly string[], number>();
  return pages.flatMap(({ links, window = {}, written }) => {
    const lastStart = lastStarts.getOrInsertComputed(links, () =>
      Math.max(now, ...links.map((link) => startOf(link)?.at ?? now)),
    );
    if (!isShownBefore(lastStart, [{ from: { at: now } }, window])) return [];
    const { files, links: writtenLinks, schedule, problems = [] } = written();
    // The windows of a page with mistakes can be unknown.
    if (problems.length > 0) return [];
    return writtenLinks.flatMap(({ link, path }) => {
      const start = startOf(link);
      const around = (schedule?.windows ?? []).filter((one) => isAround(one, path));
      if (!start || !isShownBefore(start.at, [{ from: { at: now } }, window, ...around])) return [];
      const data = { route: linkPath(link), starts: momentWords(start, 'from') };
      return locate(finding('EarlyLink', data, path, 'value', link), files);
    });
  });
}

/** The addresses without a page now, and when their first one begins. */
function startsOf(pages: readonly RoutedPage[], now: number): Map<string, Moment> {
  const later = pages.filter(({ window }) => window?.from && window.from.at > now);
  const paths = new Set(later.map(({ route = '' }) => outPath(route)));
  const groups = Map.groupBy(
    pages.filter(({ route }) => route !== undefined && paths.has(outPath(route))),
    ({ route = '' }) => outPath(route),
  );
  return new Map(
    [...groups].flatMap(([path, group]) => {
      const [first] = group.flatMap(({ window }) => window?.from ?? []).sort((a, b) => a.at - b.at);
      return first && !pageAt(group, now) ? [[path, first]] : [];
    }),
  );
}

/** Whether all of these windows are open together at some time before an instant. */
function isShownBefore(
  start: number,
  windows: readonly { from?: { at: number }; until?: { at: number } }[],
): boolean {
  const from = Math.max(...windows.flatMap((one) => one.from?.at ?? []));
  const until = Math.min(start, ...windows.flatMap((one) => one.until?.at ?? []));
  return from < until;
}
