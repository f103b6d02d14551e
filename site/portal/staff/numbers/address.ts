import type { Days, LeadStep } from '../../../../schema/api/numbers.ts';
import { portalRoutes } from '../../../../schema/portal-routes.ts';

/** What the page's address can restrict. The names are those of the call. */
const names = ['days', 'since', 'until', 'against', 'device', 'source'] as const;

export type NumbersView = Record<(typeof names)[number], string>;

/** @param query the address's query */
export function readView(query: string): NumbersView {
  const given = new URLSearchParams(query);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? ''])) as NumbersView;
}

/** The query of the page's address and of its calls, which is also the identity of an answer. */
export function viewQuery(view: NumbersView): string {
  return new URLSearchParams(names.flatMap((name) => (view[name] ? [[name, view[name]]] : []))).toString();
}

/** The page with other filters. */
export function viewPath(view: NumbersView): string {
  const query = viewQuery(view);
  return query ? `${portalRoutes.numbers}?${query}` : portalRoutes.numbers;
}

/** Which figure's leads. A place can be empty, such as a page for leads without one. */
export interface Place {
  step?: LeadStep;
  page?: string;
  variants?: string;
  /** Whatever else was tested at the same time. */
  variant?: string;
  revision?: string;
  device?: string;
  source?: string;
  campaign?: string;
}

/** The list of the leads behind a figure of a period. */
export function leadsPath(view: NumbersView, { since, until }: Days, place: Place): string {
  const query = new URLSearchParams({ since, until });
  for (const name of ['device', 'source'] as const) if (view[name]) query.set(name, view[name]);
  for (const [name, value] of Object.entries(place)) query.set(name, value);
  return `${portalRoutes.numberLeads}?${query}`;
}
