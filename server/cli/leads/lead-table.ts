import {
  type DeliveryRow,
  type DeliveryState,
  deliveriesOf,
  stateOf,
} from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import { uniquePrefixes } from '../../leads/query/find-lead.ts';
import { pathOf } from '../../lib/path-of.ts';
import type { LeadTools } from '../command.ts';
import { type Column, tableLines } from '../text/table.ts';
import { harmlessLine } from '../text/terminal-text.ts';
import { shortTimes } from '../text/time.ts';

/** The table of leads; the last column is `delivery` or, for spam, `reason`. */
export async function leadTable(
  { storage: { db }, clock, zone, output, pages: readPages }: LeadTools,
  leads: readonly Lead[],
  last: 'delivery' | 'reason',
): Promise<string[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const [prefixes, deliveries] = [await uniquePrefixes(db, ids), await deliveriesOf(db, leads)];
  const pages = await readPages();
  const received = leads.map(({ received_at }) => received_at);
  const timeOf = shortTimes(received, clock(), zone);
  const columns: Column<Lead>[] = [
    { title: 'id', text: ({ id }) => prefixes.get(id) ?? id },
    { title: 'received', text: ({ received_at }) => timeOf(received_at) },
    { title: 'name', text: ({ full_name }) => harmlessLine(full_name), minWidth: 7 },
    { title: 'phone', text: ({ phone }) => harmlessLine(phone), minWidth: 17 },
    { title: 'email', text: ({ email }) => harmlessLine(email), minWidth: 7 },
    { title: 'service', text: ({ service }) => harmlessLine(service), minWidth: 5 },
    {
      title: 'page',
      text: ({ page_url, received_at }) =>
        harmlessLine(page_url === null ? '' : (pages.titleOf(page_url, received_at) ?? pathOf(page_url))),
      minWidth: 4,
    },
    { title: 'form', text: ({ form }) => harmlessLine(form ?? ''), minWidth: 4 },
    last === 'reason'
      ? { title: 'reason', text: ({ spam_reason }) => spam_reason ?? '', minWidth: 9 }
      : {
          title: 'delivery',
          text: ({ id }) => deliveryText(deliveries(id)),
          color: ({ id }) => colorOf[stateOf(deliveries(id))],
          minWidth: 9,
        },
  ];
  return tableLines(columns, leads, output);
}

const colorOf: Partial<Record<DeliveryState, 'red' | 'yellow'>> = { dead: 'red', pending: 'yellow' };

/** Targets without a delivery, the worst state first; `delivered` when all are done. */
function deliveryText(rows: readonly DeliveryRow[]): string {
  const of = (state: DeliveryRow['status']) => {
    const targets = new Set(rows.filter(({ status }) => status === state).map(({ target }) => target));
    return targets.size > 0 ? [`${state}: ${[...targets].join(', ')}`] : [];
  };
  return [...of('dead'), ...of('pending')].join('; ') || stateOf(rows);
}
