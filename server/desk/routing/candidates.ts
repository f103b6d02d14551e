import type { Lead } from '../../delivery/target.ts';
import type { PageList } from '../../page-list.ts';
import { isOpen } from './business-hours.ts';
import type { DeskRules } from './desk-rules.ts';

type Route = DeskRules['routes'][number];

/** The parts of a lead that routes look at. */
export type RoutedLead = Pick<Lead, 'form' | 'service' | 'page_url' | 'country' | 'received_at'>;

/** The first route that fits; undefined if none does, and the lead is for everyone. */
export function routeOf(rules: DeskRules, lead: RoutedLead, pages: PageList): Route | undefined {
  return rules.routes.find((route) => fits(route, lead, rules, pages));
}

function fits(
  { forms, services, pages: names, countries, during }: Route,
  lead: RoutedLead,
  rules: DeskRules,
  pages: PageList,
): boolean {
  const { page_url, received_at } = lead;
  return (
    isAmong(forms, lead.form) &&
    isAmong(services, lead.service) &&
    isAmong(countries, lead.country) &&
    (during === undefined || (during === 'open') === isOpen(rules, new Date(received_at))) &&
    (names === undefined ||
      (page_url !== null && names.some((name) => pages.find(name)?.(page_url, received_at))))
  );
}

/** Ignoring case: forms send countries in capitals. */
function isAmong(values: readonly string[] | undefined, value: string | null): boolean {
  const wanted = value?.toLowerCase();
  return values === undefined || values.some((one) => one.toLowerCase() === wanted);
}
