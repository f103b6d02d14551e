import { portalPath } from '../../../schema/portal-routes.ts';
import { finding, type Path } from '../../errors/finding.ts';
import { locate } from '../../errors/locate.ts';
import type { Problem } from '../../errors/problem.ts';
import { linkPath } from '../../lib/link-path.ts';
import { isRow } from '../../load/matrix/matrix.ts';
import { momentWords } from '../../schedule/moment-words.ts';
import { pageAt } from '../../schedule/page-at.ts';
import { switchesOf, type Window, windowWords } from '../../schedule/windows.ts';
import { outPath } from '../../write/out-path.ts';
import { encodedTarget } from './redirects.ts';
import type { RoutedPage } from './routed-page.ts';

/** Finds pages that share an address at the same time, and pages that lead nowhere after their end. */
export function checkWindows(pages: RoutedPage[], now: number): Problem[] {
  const timed = pages.filter(({ window }) => window);
  if (timed.length === 0) return [];
  const byPath = Map.groupBy(
    pages.filter(({ route }) => route !== undefined),
    ({ route = '' }) => outPath(route).toLowerCase(),
  );
  return [...[...byPath.values()].flatMap(overlaps), ...deadEnds()];

  /** Every page with an end must lead to a page, at its end and whenever the site changes after it. */
  function deadEnds(): Problem[] {
    const switches = switchesOf(timed.map(({ window = {} }) => window));
    const later = switches.filter(({ moment }) => moment.at > now);
    const moments = [
      { at: now, words: 'now' },
      ...later.map(({ moment, edge }) => ({ at: moment.at, words: `from ${momentWords(moment, edge)}` })),
    ];
    const reported = new Set<string>();
    return moments.flatMap(({ at, words }) =>
      [...byPath.values()].flatMap((group) => {
        const occupant = pageAt(group, at);
        if (!occupant || !('ended' in occupant) || reported.has(occupant.ended.name)) return [];
        const { ended } = occupant;
        const problem = deadEnd(ended, at, words);
        if (problem) reported.add(ended.name);
        return problem ? [problem] : [];
      }),
    );
  }

  function deadEnd(page: RoutedPage, at: number, when: string): Problem | undefined {
    const { then, route = '', window } = page;
    if (then !== undefined && leadsToPage(then, at, [])) return undefined;
    const { files } = page.written();
    if (then === undefined) {
      const ended = window?.until ? momentWords(window.until, 'until') : when;
      return locate(finding('PageWithoutThen', { route, ended }, ['until']), files);
    }
    const path = /^then:/m.test(files[0]?.text ?? '') ? ['then'] : ['until'];
    return locate(finding('ThenLeadsNowhere', { then, when }, path), files);
  }

  function leadsToPage(then: string, at: number, passed: string[]): boolean {
    if (!then.startsWith('/')) return encodedTarget(then) !== undefined;
    const route = linkPath(then);
    const path = outPath(route).toLowerCase();
    const occupant = pageAt(byPath.get(path) ?? [], at);
    if (!occupant) return portalPath(route) !== undefined;
    if ('page' in occupant) return true;
    const { then: next } = occupant.ended;
    return next !== undefined && !passed.includes(path) && leadsToPage(next, at, [...passed, path]);
  }
}

/** A variant replaces the page it extends, which has no window. All other pages need the address for themselves. */
function overlaps(group: RoutedPage[]): Problem[] {
  return group.flatMap((page, index) =>
    group.slice(0, index).flatMap((other) => {
      if (!page.window && !other.window) return [];
      const [always, timed] = page.window ? [other, page] : [page, other];
      if (!always.window && timed.bases?.includes(always.name)) return [];
      const shared = intersection(page.window, other.window);
      if (!shared) return [];
      const { window = {}, route = '' } = timed;
      const data = {
        route,
        other: always.written().files[0]?.file ?? always.name,
        when: windowWords(window),
        otherWhen: windowWords(always.window ?? {}),
        overlap: windowWords(shared),
        ...(!always.window && { otherName: always.name, isRow: isRow(always.name) }),
      };
      const path: Path = [window.from ? 'from' : 'until'];
      return [locate(finding('OverlappingPages', data, path), timed.written().files)];
    }),
  );
}

/** @returns undefined for windows without a common time */
function intersection(one: Window = {}, other: Window = {}): Window | undefined {
  const [from] = [one.from, other.from].flatMap((edge) => edge ?? []).sort((a, b) => b.at - a.at);
  const [until] = [one.until, other.until].flatMap((edge) => edge ?? []).sort((a, b) => a.at - b.at);
  if (from && until && until.at <= from.at) return undefined;
  return { ...(from && { from }), ...(until && { until }) };
}
