import './parts/controls.css';
import './desk.css';
import './frame/desk-bar.css';
import './frame/numbers.css';
import './frame/queues.css';
import { Suspense, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import { lazyComponent } from '../../lazy-component.ts';
import { loader } from '../../loader.ts';
import { Loading } from '../../ui/layout/loading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { shownTab } from './compose/composer-tabs.ts';
import { FactsPane } from './facts/facts-pane.tsx';
import { DeskBar } from './frame/desk-bar.tsx';
import { Numbers } from './frame/numbers.tsx';
import { Queues } from './frame/queues.tsx';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useKeys } from './keys/use-keys.ts';
import { CloseDialog } from './lead/close/close-dialog.tsx';
import { LeadPane } from './lead/lead-pane.tsx';
import { LeadList } from './list/lead-list.tsx';
import { useLostFocus } from './parts/use-lost-focus.ts';
import { ClockContext, createClock } from './time/clock.ts';
import { type Desk, DeskContext, useDesk } from './use-desk.ts';

const NumbersPane = lazyComponent(loader(() => import('./numbers/numbers-pane.tsx')));

const PersonDialog = lazyComponent(loader(() => import('./person/person-dialog.tsx')));

/** The inbox: the queues, the list, and the open lead. */
export default function DeskPage() {
  const session = useOutletContext<StaffSession>();
  return session.role === 'author' ? <NotForAuthors /> : <Inbox session={session} />;
}

function NotForAuthors() {
  return (
    <Panel kind="problem" heading="Leads are not part of your role.">
      <p>To work on leads, ask an administrator for another role.</p>
    </Panel>
  );
}

/** What a phone shows. A conversation stays in sight while it is answered. */
function paneOf({ view, open, panels }: Desk): 'list' | 'lead' | 'compose' | 'talk' {
  if (!view.lead) return 'list';
  if (!panels.isComposing || !open.body) return 'lead';
  return shownTab(open.body, panels.tab) === 'chat' ? 'talk' : 'compose';
}

function Inbox({ session }: { session: StaffSession }) {
  const [clock] = useState(createClock);
  const desk = useDesk(session, clock);
  const { view, open, panels, keys } = desk;
  useKeys(desk);
  useLostFocus(view.lead, open.body?.id);
  const pane = paneOf(desk);
  return (
    <ClockContext value={clock}>
      <DeskContext value={desk}>
        <div className="desk" data-pane={pane} data-keys={keys.areOn ? 'on' : 'off'}>
          <a className="skip btn" href={view.numbers ? '#numbers' : '#lead'}>
            Skip to the {view.numbers ? 'numbers' : 'open lead'}
          </a>
          <DeskBar session={session} />
          <Numbers />
          <Queues />
          <main>
            {view.numbers ? (
              <Suspense fallback={<Loading />}>
                <NumbersPane />
              </Suspense>
            ) : (
              <>
                <LeadList />
                <LeadPane />
              </>
            )}
          </main>
          {open.body && <FactsPane lead={open.body} />}
          {panels.closing && open.body && (
            <CloseDialog lead={open.body} initial={panels.closing} onClose={panels.endClosing} />
          )}
          {panels.person && (
            <Suspense>
              <PersonDialog {...panels.person} />
            </Suspense>
          )}
          {panels.hasHelp && <KeysDialog />}
        </div>
      </DeskContext>
    </ClockContext>
  );
}
