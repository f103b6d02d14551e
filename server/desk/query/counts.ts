import { type Kysely, sql } from 'kysely';
import type { DeskAnswer, DeskQueue } from '../../../schema/api/desk.ts';
import type { Tables } from '../../storage/tables.ts';
import { type Viewer, visibleTo } from '../viewer.ts';

/** How many leads each queue has; without the unclaimed ones, which are on top of several. */
export async function countQueues(db: Kysely<Tables>, viewer: Viewer): Promise<DeskAnswer['counts']> {
  const { email, seesAll } = viewer;
  const rows = await db
    .selectFrom('desk_leads')
    .select(['is_spam', 'state', 'owner', sql<number>`count(*)`.as('count')])
    .where(visibleTo(viewer))
    .groupBy(['is_spam', 'state', 'owner'])
    .execute();
  const counts: Record<DeskQueue, number> = {
    new: 0,
    mine: 0,
    waiting: 0,
    open: 0,
    won: 0,
    lost: 0,
    spam: 0,
  };
  for (const { is_spam, state, owner, count } of rows) {
    const add = (queue: DeskQueue) => {
      counts[queue] += Number(count);
    };
    const isWork = state === 'open' || state === 'waiting';
    if (is_spam === 1) add('spam');
    else if (state === 'open' && owner === null) add('new');
    else {
      if (isWork && owner === email) add('mine');
      if (isWork) add('open');
      if (state === 'waiting' && (seesAll || owner === email)) add('waiting');
      if (state === 'won' || state === 'lost') add(state);
    }
  }
  return counts;
}

/** The unclaimed leads, and when the oldest of them was received. */
export async function countUnclaimed(
  db: Kysely<Tables>,
): Promise<{ count: number; oldestAt: string | null }> {
  const { count, oldest } = await db
    .selectFrom('desk_leads')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('received_at').as('oldest')])
    .where('is_spam', '=', 0)
    .where('state', '=', 'open')
    .where('owner', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt: oldest };
}
