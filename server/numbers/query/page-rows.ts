import {
  type DayNote,
  type Days,
  type OtherPages,
  type PageRow,
  type RevisionRow,
  topPages,
  type VariantsRow,
} from '../../../schema/api/numbers.ts';
import { withoutSite } from '../../desk/query/summarize.ts';
import type { PageList } from '../../page-list.ts';
import { daysWith, leadsByDay, rated, ratedBy, sumCells } from './counts.ts';
import { deviceRows } from './source-rows.ts';
import { type SpeedCell, speedOf } from './speed.ts';
import type { Cell } from './sums.ts';

interface PageCells {
  /** Of the period, with a day (views, leads) or without one (payments). */
  now: readonly Cell[];
  /** Of the period before. */
  before: readonly Cell[];
  speed: readonly SpeedCell[];
  pages: PageList;
  period: Days;
  days: readonly string[];
  /** The end of the period, when routes and titles of pages are read. */
  at: string;
}

/** The pages with their variants, revisions, and devices. Earlier addresses of a page count as the page. */
export function pageRows({ now, before, speed, pages, period, days, at }: PageCells): PageRow[] {
  const routeOf = createRouteOf(pages, at);
  const beforeOf = Map.groupBy(before, ({ page = '' }) => routeOf(page));
  const speedBy = Map.groupBy(speed, ({ page = '' }) => routeOf(page));
  return ratedBy(now, ({ page = '' }) => routeOf(page)).map(([page, counts, cells]) => {
    const { views, leads } = sumCells(beforeOf.get(page) ?? []);
    return {
      page,
      title: page === '' ? '' : withoutSite(pages.titleOf(page, at) ?? ''),
      ...counts,
      before: { views, leads },
      leadsByDay: leadsByDay(cells, days),
      lcpMs: speedOf(speedBy.get(page) ?? []).lcpMs,
      variants: variantsRows(cells, period, days),
      revisions: ratedBy(cells, ({ revision = '' }) => revision).map(
        ([revision, own, of]): RevisionRow => ({ revision, ...own, ...daysWith(of, period) }),
      ),
      devices: deviceRows(cells),
    };
  });
}

/** The pages after the first ones as one; a single page would take as much space by itself. */
export function otherPages(rows: readonly PageRow[]): OtherPages | null {
  const others = rows.slice(topPages);
  if (others.length < 2) return null;
  const cells = others.map(({ views, formsOpened, leads, linksOpened, paid, revenueCents }) => ({
    counts: { views, formsOpened, leads, linksOpened, paid, revenueCents },
  }));
  const sum = (numberOf: (row: PageRow) => number) => others.reduce((all, row) => all + numberOf(row), 0);
  return {
    count: others.length,
    ...rated(sumCells(cells)),
    before: { views: sum(({ before }) => before.views), leads: sum(({ before }) => before.leads) },
    leadsByDay: (others[0]?.leadsByDay ?? []).map((_, day) => sum((row) => row.leadsByDay[day] ?? 0)),
  };
}

/** Routes of the few pages that many cells are of. */
function createRouteOf(pages: PageList, at: string): (page: string) => string {
  const routes = new Map<string, string>();
  return (page) =>
    routes.getOrInsertComputed(page, () => (page === '' ? '' : (pages.pageAt(page, at)?.route ?? page)));
}

/** Without a test first, then by name, as the variants of an experiment follow one another. */
function variantsRows(cells: readonly Cell[], period: Days, days: readonly string[]): VariantsRow[] {
  const rows = ratedBy(cells, ({ variants = '' }) => variants).map(
    ([variants, counts, own]): VariantsRow => ({
      variants,
      ...counts,
      ...daysWith(own, period),
      leadsByDay: leadsByDay(own, days),
    }),
  );
  const hasTest = rows.some(({ variants }) => variants !== '');
  return hasTest ? rows.sort((one, other) => (one.variants < other.variants ? -1 : 1)) : [];
}

/** Tests that began or ended within the period, as views and leads show it, by day, then by name. */
export function testNotes(cells: readonly Cell[], period: Days): DayNote[] {
  const tested = cells.flatMap((cell) =>
    (cell.variants ?? '')
      .split(' ')
      .filter(Boolean)
      .map((variant) => ({ test: variant.split(':', 1)[0] ?? '', cell })),
  );
  return [...Map.groupBy(tested, ({ test }) => test)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([test, own]): DayNote[] => {
      const { since, until } = daysWith(
        own.map(({ cell }) => cell),
        period,
      );
      return [
        ...(since > period.since ? [{ day: since, text: `Test ${test} starts` }] : []),
        ...(until < period.until ? [{ day: until, text: `Test ${test} ends` }] : []),
      ];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
