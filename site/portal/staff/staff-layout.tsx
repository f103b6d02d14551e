import './staff-layout.css';
import './fonts/name-fonts.css';
import './fonts/scripts.css';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { type PortalRoute, portalPath } from '../../../schema/portal-routes.ts';
import { portalSite } from '../portal-site.ts';
import { Frame } from '../ui/layout/frame.tsx';
import { Loading } from '../ui/layout/loading.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { canEdit } from './can-edit.ts';
import { messageOf } from './failure-message.ts';
import { SignedIn, StaffNav } from './staff-nav.tsx';
import { useStaffCall } from './use-staff-call.ts';

/** The frame of the staff pages: navigation and the signed-in account. Without a session, it shows no page. */
export default function StaffLayout() {
  const [session, setSession] = useState<StaffSession>();
  const [problem, setProblem] = useState<string>();
  const staffCall = useStaffCall();
  const { pathname } = useLocation();

  const load = useCallback(async () => {
    setProblem(undefined);
    const answer = await staffCall<StaffSession>('/api/staff/session');
    if (answer.kind === 'ok') setSession(answer.body);
    else if (answer.kind === 'lost' || answer.status !== 401)
      setProblem(messageOf(answer, 'Something went wrong.'));
  }, [staffCall]);
  // Later, each page's own calls check the session.
  const isKnown = session !== undefined;
  useEffect(() => {
    if (!isKnown) void load();
  }, [isKnown, load]);

  // Their rules are for devices without a font, so they can come last.
  useEffect(() => {
    if (isKnown) void import('./fonts/script-fonts.ts').catch(() => undefined);
  }, [isKnown]);

  if (session && fillsWindow(portalPath(pathname)?.name, session)) return <Outlet context={session} />;
  return (
    <Frame site={portalSite()} header={session && <StaffHeader session={session} />}>
      {problem && (
        <Panel kind="problem" heading="This page could not be loaded.">
          <p>{problem}</p>
          <button type="button" className="btn" onClick={load}>
            Retry
          </button>
        </Panel>
      )}
      {!problem && !session && <Loading />}
      {session && <Outlet context={session} />}
    </Frame>
  );
}

/** The desk and the studio have a bar of their own, where the role can use them. */
function fillsWindow(page: PortalRoute | undefined, session: StaffSession): boolean {
  if (page === 'leads') return session.role !== 'author';
  return page === 'studio' && canEdit(session);
}

function StaffHeader({ session }: { session: StaffSession }) {
  return (
    <>
      <StaffNav session={session} />
      <SignedIn session={session} />
    </>
  );
}
