import { createContext, use, useEffect } from 'react';
import type { DeskAnswer, DeskEvents } from '../../../../schema/api/desk.ts';
import type { LeadAnswerBody, LeadDetails } from '../../../../schema/api/desk-lead.ts';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import type { Lost, Refusal } from '../../../http/call.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { useSavedViews } from './address/saved-views.ts';
import { useView } from './address/use-view.ts';
import { useChats } from './chat/use-chats.ts';
import { useFading } from './chat/use-fading.ts';
import { useMails } from './compose/mail/use-mails.ts';
import { useWriting } from './compose/use-writing.ts';
import { useChanges } from './lead/use-changes.ts';
import { useLeadList } from './list/use-lead-list.ts';
import { useAlerts } from './live/use-alerts.ts';
import { useFeed } from './live/use-feed.ts';
import { useLatest } from './live/use-latest.ts';
import { usePresence } from './live/use-presence.ts';
import { usePanels } from './parts/use-panels.ts';
import { useSwitch } from './parts/use-switch.ts';
import type { Clock } from './time/clock.ts';

/** All that the parts of the desk share: what is loaded, what is shown, and what can be changed. */
export function useDesk(session: StaffSession, clock: Clock) {
  const call = useStaffCall();
  const address = useView();
  const { view } = address;

  const desk = useLatest<DeskAnswer>('/api/staff/desk', (url, signal) => call(url, { signal }));
  const serverNow = desk.body?.now;
  useEffect(() => {
    if (serverNow) clock.sync(serverNow);
  }, [clock, serverNow]);

  const leadUrl = view.lead ? `/api/staff/leads/${encodeURIComponent(view.lead)}` : undefined;
  const open = useLatest<LeadDetails>(leadUrl, async (url, signal) => {
    const answer = await call<LeadAnswerBody>(url, { signal });
    return answer.kind === 'ok' ? { kind: 'ok', body: answer.body.lead } : answer;
  });
  const list = useLeadList(view, call, open.body);

  const refreshAll = () => {
    desk.refresh();
    list.refresh();
    open.refresh();
  };
  const refreshList = () => {
    desk.refresh();
    list.refresh();
  };
  const chats = useChats({ call, open, clock, onChange: refreshList });
  useFading({ groups: list.groups, desk: desk.body, lead: open.body }, () => {
    refreshList();
    if (open.body) chats.refresh(open.body.id);
  });
  const changes = useChanges({
    call,
    onLead(lead) {
      if (lead.id === view.lead) open.replace(lead);
    },
    onChange: refreshAll,
  });

  const me = session.email.toLowerCase();
  const mails = useMails({ changes, open: open.body, me });

  const [hasAlerts, setAlerts] = useSwitch('alerts', false);
  const [takesChats, setTakesChats] = useSwitch('takes-chats', true);
  const [areKeysOn, setKeysOn] = useSwitch('keys', true);
  const hasFailed = [desk, list, open].some(({ problem }) => problem && isPassing(problem));
  const reactions = {
    onEverything: refreshAll,
    onBeat: () => announce(),
    onLead({ id, isNew }: DeskEvents['lead']) {
      if (isNew) alertNew();
      refreshList();
      if (id === view.lead || open.body?.joined.some((lead) => lead.id === id)) open.refresh();
    },
    onPresence({ leadId }: DeskEvents['presence']) {
      desk.refresh();
      if (leadId === null || leadId === view.lead) open.refresh();
    },
    onChat({ id }: DeskEvents['chat']) {
      refreshList();
      chats.refresh(id);
    },
  };
  const { isOpen: isStreamOpen, isCut } = useFeed(reactions, hasFailed);
  const writing = useWriting();
  const announce = usePresence({ leadId: open.body?.id ?? null, isWriting: writing.isWriting, takesChats });
  const title = view.numbers ? 'Numbers' : 'Leads';
  const alertNew = useAlerts({ isOn: hasAlerts, desk: desk.body, isStreamOpen, openLead: view.lead, title });

  return {
    me: { email: me, name: session.name, role: session.role },
    ...address,
    desk: desk.body,
    deskProblem: desk.problem,
    list,
    open,
    changes,
    chats,
    mails,
    refreshAll,
    isCut,
    writing,
    panels: usePanels(view.lead),
    saved: useSavedViews(),
    takesChats: { isOn: takesChats, set: setTakesChats },
    alerts: { isOn: hasAlerts, set: setAlerts },
    keys: { areOn: areKeysOn, set: setKeysOn },
  };
}

/** Whether asking again can help: nothing answered, or the server failed. */
const isPassing = (problem: Refusal | Lost) => problem.kind === 'lost' || problem.status >= 500;

export type Desk = ReturnType<typeof useDesk>;

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDeskContext(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This component is only for the desk.');
  return desk;
}
