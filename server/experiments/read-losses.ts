import { type Kysely, sql } from 'kysely';
import type { ExperimentLoss } from '../../schema/api/experiments.ts';
import { sumOf } from '../numbers/query/sums.ts';
import type { Tables } from '../storage/tables.ts';
import type { Days } from './read-days.ts';

/** Of each kind; further ones explain little. */
const maxRows = 6;

const kinds = ['device', 'source'] as const satisfies ExperimentLoss['kind'][];

/**
 * Visits that the server gave out and browsers reported, by device and by source, with the largest gap between the arms first. The
 * counts are those of `readExperimentDays`, where a report without an exposure is none.
 * @param letters by variant id, the control first
 */
export async function readLosses(
  db: Kysely<Tables>,
  { name, letters }: { name: string; letters: ReadonlyMap<string, string> },
  { from, until }: Pick<Days, 'from' | 'until'>,
): Promise<ExperimentLoss[]> {
  const rows = await db
    .selectFrom('experiment_days')
    .select([
      'device',
      'source',
      'variant',
      sumOf(sql`exposures`).as('exposures'),
      sumOf(sql`case when views < exposures then views else exposures end`).as('beacons'),
    ])
    .where('experiment', '=', name)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['device', 'source', 'variant'])
    .execute();
  return kinds.flatMap((kind) =>
    [...Map.groupBy(rows, (row) => row[kind])]
      .map(([one, own]): ExperimentLoss => {
        const sum = (arm: string, count: 'exposures' | 'beacons') =>
          own.reduce((all, row) => all + (row.variant === arm ? row[count] : 0), 0);
        const arms = Array.from(letters, ([arm, letter]) => ({
          letter,
          exposures: sum(arm, 'exposures'),
          beacons: sum(arm, 'beacons'),
        }));
        return { kind, name: one, arms };
      })
      .sort((one, other) => gapOf(other) - gapOf(one) || (one.name < other.name ? -1 : 1))
      .slice(0, maxRows),
  );
}

/** Visits that an arm lost beyond the share that the best arm lost, of the arm with most of them. */
function gapOf({ arms }: ExperimentLoss): number {
  const lost = arms
    .filter(({ exposures }) => exposures > 0)
    .map(({ exposures, beacons }) => ({ exposures, share: 1 - beacons / exposures }));
  const best = Math.min(...lost.map(({ share }) => share));
  return Math.max(0, ...lost.map(({ exposures, share }) => exposures * (share - best)));
}
