import { type DeskQueue, deskQueues } from '../../../../../schema/api/desk.ts';

/** What the filters can restrict. The names are those of the call and of the address. */
export const filterNames = ['page', 'source', 'campaign', 'tag', 'owner'] as const;

export type FilterName = (typeof filterNames)[number];

/** What the desk shows. All of it is in the address. */
export interface DeskView {
  queue: DeskQueue;
  search: string;
  filters: Record<FilterName, string>;
  /** The open lead's id; empty without one. */
  lead: string;
  /** The period of the numbers, which are shown instead of leads; empty without them. */
  numbers: string;
}

export const firstQueue: DeskQueue = 'mine';

const isQueue = (value: string): value is DeskQueue => (deskQueues as readonly string[]).includes(value);

/** @param query the address's query */
export function readView(query: string): DeskView {
  const given = new URLSearchParams(query);
  const queue = given.get('queue') ?? '';
  const numbers = given.get('numbers') ?? '';
  const filters = Object.fromEntries(filterNames.map((name) => [name, given.get(name) ?? '']));
  return {
    queue: isQueue(queue) ? queue : firstQueue,
    search: given.get('search')?.trim() ?? '',
    filters: filters as Record<FilterName, string>,
    lead: numbers ? '' : (given.get('lead') ?? ''),
    numbers,
  };
}

/** The query of `GET /api/staff/leads`, which is also the identity of a list. */
export function listQuery(view: DeskView): string {
  const query = new URLSearchParams({ queue: view.queue });
  if (view.search) query.set('search', view.search);
  for (const name of filterNames) if (view.filters[name]) query.set(name, view.filters[name]);
  return query.toString();
}

/** The query of the desk's address. */
export function viewQuery(view: DeskView): string {
  const query = new URLSearchParams(listQuery(view));
  if (view.lead) query.set('lead', view.lead);
  if (view.numbers) query.set('numbers', view.numbers);
  return query.toString();
}

/** Whether a search or a filter restricts the list. */
export function isNarrowed(view: DeskView): boolean {
  return view.search !== '' || filterNames.some((name) => view.filters[name] !== '');
}

export const noFilters: Record<FilterName, string> = {
  page: '',
  source: '',
  campaign: '',
  tag: '',
  owner: '',
};
