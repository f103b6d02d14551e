import type { DayRow, Days, Numbers } from '../../../schema/api/numbers.ts';
import { addDays, dayOf } from '../../lib/day-of.ts';
import type { PageList } from '../../page-list.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import { readingsBy, type SumTable, summedDays } from './counted-days.ts';
import { sumCells, totalsOf } from './counts.ts';
import { readKnown } from './known-days.ts';
import { daysOf, endOf, type NumbersRequest } from './numbers-request.ts';
import { otherPages, pageRows, testNotes } from './page-rows.ts';
import { paymentsByDay, paymentsByOrigin, readRefunds } from './payments.ts';
import { deviceSpeedRows, sourceRows } from './source-rows.ts';
import { speedOf, speedReadings } from './speed.ts';
import type { Cell, Db, Filters } from './sums.ts';
import { createTurns, type Reading } from './turns.ts';

export interface NumbersParts {
  db: Db;
  pages: PageList;
  /** Of the company. */
  zone: string;
  now: Date;
}

/** One period against another. */
export async function readNumbers(parts: NumbersParts, request: NumbersRequest): Promise<Numbers> {
  const { pages, zone, now } = parts;
  const { period, against } = request;
  const today = dayOf(now, zone);
  const read = await readCells(parts, request, today);
  const { byPage, before, bySource, allSources, byOrigin, speedByDevice } = read;
  const isBefore = ({ day = '' }: Cell) => day <= against.until;
  const atDays = [...byPage, ...read.paidByDay.filter((cell) => !isBefore(cell))];
  const atDaysBefore = [...before, ...read.paidByDay.filter(isBefore)];
  const placed = byOrigin.filter(({ page }) => page !== undefined);
  const days = daysOf(period);
  const at = new Date(Date.parse(endOf(period.until, zone)) - 1).toISOString();
  const speed = read.speedByPage;
  const rows = pageRows({ now: [...byPage, ...placed], before, speed, pages, period, days, at });
  return {
    period,
    against,
    zone,
    at: now.toISOString(),
    lastDay: addDays(today, -1),
    ...read.known,
    sourceNames: sourceRows(allSources)
      .sort((one, other) => other.views - one.views)
      .map(({ source }) => source)
      .filter(Boolean),
    total: totalsOf(sumCells(atDays), read.refunds),
    before: totalsOf(sumCells(atDaysBefore), read.refundsBefore),
    days: dayRows(days, atDays),
    daysBefore: dayRows(daysOf(against), atDaysBefore),
    notes: testNotes(byPage, period),
    pages: rows,
    otherPages: otherPages(rows),
    withoutLead: sumCells(byOrigin.filter(({ page }) => page === undefined)),
    sources: sourceRows([...bySource, ...placed]),
    devices: deviceSpeedRows([...byPage, ...placed], speedByDevice),
    speed: speedOf(speedByDevice),
  };
}

/** Everything that is counted, in few queries that each return few rows. */
async function readCells(
  { db, zone }: NumbersParts,
  { period, against, device, source }: NumbersRequest,
  today: string,
) {
  const filters = { device, source };
  const turn = createTurns(db);
  const speed = speedReadings(period, device);
  const all = async <Row>(readings: Reading<Row[]>[]) => (await Promise.all(readings.map(turn))).flat();
  const summed = await turn((db) => summedDays(db, [against, period]));
  const counted = (table: SumTable, keys: (keyof Dimensions)[], days: Days, filters: Filters) =>
    all(readingsBy({ table, keys: ['day', ...keys], days, filters, summed }));
  const readings = {
    byPage: counted('page_sums', ['page', 'revision', 'variants', 'device'], period, filters),
    before: counted('page_sums', ['page'], against, filters),
    // The page names all sources, also under a filter.
    allSources: counted('source_sums', ['source', 'campaign'], period, { device, source: undefined }),
    paidByDay: turn((db) => paymentsByDay(db, [against, period], filters, zone)),
    byOrigin: turn((db) => paymentsByOrigin(db, period, filters, zone)),
    speedByDevice: all(speed.byDevice),
    speedByPage: all(speed.byPage),
    refunds: turn((db) => readRefunds(db, period, filters, zone)),
    refundsBefore: turn((db) => readRefunds(db, against, filters, zone)),
    known: turn((db) => readKnown(db, period, today)),
  };
  await Promise.all(Object.values(readings));
  const allSources = await readings.allSources;
  return {
    byPage: await readings.byPage,
    before: await readings.before,
    allSources,
    bySource: allSources.filter((cell) => source === undefined || cell.source === source),
    paidByDay: await readings.paidByDay,
    byOrigin: await readings.byOrigin,
    speedByDevice: await readings.speedByDevice,
    speedByPage: await readings.speedByPage,
    refunds: await readings.refunds,
    refundsBefore: await readings.refundsBefore,
    known: await readings.known,
  };
}

function dayRows(days: readonly string[], cells: readonly Cell[]): DayRow[] {
  const byDay = Map.groupBy(cells, ({ day }) => day);
  return days.map((day) => ({ day, ...sumCells(byDay.get(day) ?? []) }));
}
