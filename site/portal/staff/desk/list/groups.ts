import type { LeadGroup, LeadGroupName, LeadSummary } from '../../../../../schema/api/desk.ts';

/** How many further pages of each group are shown. */
export type FurtherPages = Partial<Record<LeadGroupName, number>>;

/** Adds the next leads of a group. A lead that moved between two pages is shown once. */
export function withNextPage(groups: LeadGroup[], page: LeadGroup | undefined): LeadGroup[] {
  if (!page) return groups;
  return groups.map((group) => {
    if (group.name !== page.name) return group;
    const known = new Set(group.leads.map(({ id }) => id));
    return {
      ...group,
      next: page.next,
      leads: [...group.leads, ...page.leads.filter(({ id }) => !known.has(id))],
    };
  });
}

/**
 * Keeps the open lead's row where it is: after the same row as before, wherever the server now lists it, and even if it
 * left the list.
 * @param before the groups as they are shown
 * @param after the groups as the server has them now
 * @param open the open lead's id @param current the open lead, if it is loaded
 */
export function keepOpenRow(
  before: LeadGroup[],
  after: LeadGroup[],
  open: string,
  current?: LeadSummary,
): LeadGroup[] {
  const place = before.find(({ leads }) => leads.some(({ id }) => id === open));
  const target = place && after.find(({ name }) => name === place.name);
  if (!place || !target) return after;
  const index = place.leads.findIndex(({ id }) => id === open);
  const listed = after.flatMap(({ leads }) => leads).find(({ id }) => id === open);
  const row = listed ?? current ?? place.leads[index];
  if (!row) return after;
  return after.map((group) => {
    const others = group.leads.filter(({ id }) => id !== open);
    if (group.name !== place.name) return { ...group, leads: others };
    const at = placeAmong(others, place.leads, index);
    return { ...group, leads: [...others.slice(0, at), row, ...others.slice(at)] };
  });
}

/** The index after the nearest earlier neighbor that is still there, or before the nearest later one. */
function placeAmong(others: LeadSummary[], before: LeadSummary[], index: number): number {
  const indexOf = (id: string | undefined) => others.findIndex((lead) => lead.id === id);
  for (let at = index - 1; at >= 0; at--) {
    const found = indexOf(before[at]?.id);
    if (found >= 0) return found + 1;
  }
  for (let at = index + 1; at < before.length; at++) {
    const found = indexOf(before[at]?.id);
    if (found >= 0) return found;
  }
  return 0;
}

/** The lead after or before another in the list; without one, the first or none. */
export function neighborOf(groups: LeadGroup[], id: string, step: 1 | -1): string | undefined {
  const ids = groups.flatMap(({ leads }) => leads.map((lead) => lead.id));
  const index = ids.indexOf(id);
  if (index < 0) return step === 1 ? ids[0] : undefined;
  return ids[index + step];
}

/** The next lead that is not gone, or else the nearest one before; empty without one. */
export function neighborThatStays(groups: LeadGroup[], id: string, gone: ReadonlySet<string>): string {
  const ids = groups.flatMap(({ leads }) => leads.map((lead) => lead.id));
  const stays = (other: string) => other !== id && !gone.has(other);
  const index = ids.indexOf(id);
  return ids.slice(index + 1).find(stays) ?? ids.slice(0, Math.max(0, index)).findLast(stays) ?? '';
}

export const isUnclaimed = (lead: Pick<LeadSummary, 'owner' | 'state' | 'isSpam'>): boolean =>
  lead.owner === null && lead.state === 'open' && !lead.isSpam;

/** The first unclaimed lead, except one. */
export function nextUnclaimed(groups: LeadGroup[], except: string): string | undefined {
  const { leads = [] } = groups.find(({ name }) => name === 'unclaimed') ?? {};
  return leads.find((lead) => lead.id !== except && isUnclaimed(lead))?.id;
}
