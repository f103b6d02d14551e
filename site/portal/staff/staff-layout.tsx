import './staff-layout.css';
import { useCallback, useEffect, useState } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { portalRoutes } from '../../../schema/portal-routes.ts';
import { call } from '../../http/call.ts';
import { showToast } from '../../islands/toasts.tsx';
import { portalSite } from '../portal-site.ts';
import { Frame } from '../ui/layout/frame.tsx';
import { Loading } from '../ui/layout/loading.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { messageOf } from './failure-message.ts';
import { useStaffCall } from './use-staff-call.ts';

/** The frame of the staff pages: navigation and the signed-in account. Without a session, it shows no page. */
export default function StaffLayout() {
  const [session, setSession] = useState<StaffSession>();
  const [problem, setProblem] = useState<string>();
  const staffCall = useStaffCall();

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

  return (
    <Frame site={portalSite()} header={session && <StaffNav session={session} />}>
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

function StaffNav({ session }: { session: StaffSession }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    const answer = await call('/api/auth/sign-out', { body: {} });
    setLeaving(false);
    if (answer.kind === 'ok') navigate(portalRoutes.signIn);
    else showToast(messageOf(answer, 'You could not be signed out. Please try again.'), 'error');
  }

  return (
    <>
      <nav className="staff-nav" aria-label="Staff">
        <NavLink to={portalRoutes.createPayment}>Create</NavLink>
        <NavLink to={portalRoutes.payments}>Payments</NavLink>
        {session.canSignOut && <NavLink to={portalRoutes.account}>Account</NavLink>}
      </nav>
      <div className="person">
        <span>{session.email}</span>
        {session.canSignOut && (
          <button type="button" className="link" disabled={isLeaving} onClick={signOut}>
            Sign out
          </button>
        )}
      </div>
    </>
  );
}
