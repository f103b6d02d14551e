import { useRef, useState } from 'react';
import type { LeadGroup, LeadListAnswer, LeadSummary } from '../../../../../schema/api/desk.ts';
import { showToast } from '../../../../islands/toasts.tsx';
import { messageOf } from '../../failure-message.ts';
import type { StaffCall } from '../../use-staff-call.ts';
import type { DeskView } from '../address/view.ts';
import { listQuery } from '../address/view.ts';
import { type Loaded, useLatest } from '../live/use-latest.ts';
import { type FurtherPages, keepOpenRow, withNextPage } from './groups.ts';
import { loadGroups, pageUrl } from './load-groups.ts';

export interface LeadList extends Pick<Loaded<LeadGroup[]>, 'problem' | 'refresh'> {
  /** The groups as shown; undefined while the first ones load. */
  groups: LeadGroup[] | undefined;
  /** Whether the groups are those of the list before. */
  isStale: boolean;
  showMore(group: LeadGroup): Promise<void>;
}

interface Shown {
  url: string;
  open: string;
  loaded: LeadGroup[] | undefined;
  current: LeadSummary | undefined;
  groups: LeadGroup[] | undefined;
}

/** The list of a view. @param current the open lead, if it is loaded */
export function useLeadList(view: DeskView, call: StaffCall, current: LeadSummary | undefined): LeadList {
  const url = `/api/staff/leads?${listQuery(view)}`;
  const pages = useRef<{ url: string; counts: FurtherPages }>({ url, counts: {} });
  const list = useLatest<LeadGroup[]>(url, (wanted, signal) => {
    const counts = pages.current.url === wanted ? pages.current.counts : {};
    return loadGroups((page) => call<LeadListAnswer>(page, { signal }), wanted, counts);
  });

  const [shown, setShown] = useState<Shown>();
  const loaded = list.body;
  const isChanged =
    shown?.url !== url || shown.open !== view.lead || shown.loaded !== loaded || shown.current !== current;
  let now = shown;
  if (isChanged) {
    now = {
      url,
      open: view.lead,
      loaded,
      current,
      groups: nextGroups(shown, url, loaded, view.lead, current),
    };
    setShown(now);
  }

  return {
    groups: now?.groups,
    isStale: loaded === undefined && now?.groups !== undefined,
    problem: list.problem,
    refresh: list.refresh,
    async showMore(group) {
      if (pages.current.url !== url) pages.current = { url, counts: {} };
      const answer = await call<LeadListAnswer>(pageUrl(url, group));
      if (answer.kind !== 'ok') {
        showToast(messageOf(answer, 'The next leads could not be loaded. Please try again.'), 'error');
        return;
      }
      if (!loaded || pages.current.url !== url) return;
      const { counts } = pages.current;
      counts[group.name] = (counts[group.name] ?? 0) + 1;
      list.replace(
        withNextPage(
          loaded,
          answer.body.groups.find(({ name }) => name === group.name),
        ),
      );
    },
  };
}

/** Until another list is loaded, the one before stays. The open row keeps its place until another lead is opened. */
function nextGroups(
  before: Shown | undefined,
  url: string,
  loaded: LeadGroup[] | undefined,
  open: string,
  current: LeadSummary | undefined,
): LeadGroup[] | undefined {
  if (!loaded) return before?.groups;
  const isSameList = before?.url === url && before.loaded !== undefined;
  if (!isSameList || !before?.groups || open === '') return loaded;
  return keepOpenRow(before.groups, loaded, open, current?.id === open ? current : undefined);
}
