import type { Transaction } from 'kysely';
import { insertRows } from '../../storage/insert-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type { ViewEvent } from './view-event.ts';

/** An event with what it adds to the visits: 1 for the first view of a visitor on a day, and for each view without a visitor. */
export interface VisitedEvent extends ViewEvent {
  /** Of the page. */
  visits: number;
  /** Of each variant that the page showed. */
  variantVisits: ReadonlyMap<string, number>;
}

/** Records what each visitor has seen today. */
export async function withVisits(
  trx: Transaction<Tables>,
  events: readonly ViewEvent[],
): Promise<VisitedEvent[]> {
  const firsts = await recordVisitors(trx, events);
  // A visit counts once, where it began.
  const countOnce = (event: ViewEvent, seen: string) => {
    if (event.kind !== 'view') return 0;
    return event.visitor === null || firsts.delete(keyOf(event, seen)) ? 1 : 0;
  };
  return events.map((event) => ({
    ...event,
    visits: countOnce(event, pageKey(event)),
    variantVisits: new Map(
      variantsOf(event).map((variant) => [variant, countOnce(event, variantKey(variant))]),
    ),
  }));
}

/** @returns the keys of what visitors see for the first time on their day */
async function recordVisitors(trx: Transaction<Tables>, events: readonly ViewEvent[]): Promise<Set<string>> {
  const seen = new Map<string, Tables['view_visitors']>();
  for (const event of events) {
    const { kind, day, visitor } = event;
    if (kind !== 'view' || visitor === null) continue;
    for (const what of [pageKey(event), ...variantsOf(event).map(variantKey)])
      seen.set(keyOf(event, what), { day, visitor, seen: what });
  }
  if (seen.size === 0) return new Set();
  const firsts = await insertRows(trx, 'view_visitors', [...seen.values()])
    .onConflict((conflict) => conflict.columns(['day', 'visitor', 'seen']).doNothing())
    .returning(['day', 'visitor', 'seen'])
    .execute();
  return new Set(firsts.map((row) => keyOf(row, row.seen)));
}

const keyOf = ({ day, visitor }: Pick<ViewEvent, 'day' | 'visitor'>, seen: string) =>
  [day, visitor, seen].join(' ');

const pageKey = ({ page }: ViewEvent) => `page ${page}`;

/** A visitor whose variant changes, such as one who deletes cookies, is a visit of each. */
const variantKey = (variant: string) => `variant ${variant}`;

const variantsOf = ({ variants }: ViewEvent) => (variants === '' ? [] : variants.split(' '));
