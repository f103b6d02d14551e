import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { portalRoutes } from '../../../schema/portal-routes.ts';
import { call } from '../../http/call.ts';
import { showToast } from '../../islands/toasts.tsx';
import { canEdit } from './can-edit.ts';
import { messageOf } from './failure-message.ts';

interface Props {
  session: StaffSession;
}

/** Links to the pages that the signed-in person's role can use. */
export function StaffNav({ session }: Props) {
  const isAuthor = session.role === 'author';
  return (
    <nav className="staff-nav" aria-label="Staff">
      {!isAuthor && (
        <>
          <NavLink to={portalRoutes.leads}>Leads</NavLink>
          <NavLink to={portalRoutes.createPayment}>Create</NavLink>
          <NavLink to={portalRoutes.payments}>Payments</NavLink>
        </>
      )}
      {session.role !== 'agent' && <NavLink to={portalRoutes.numbers}>Numbers</NavLink>}
      {canEdit(session) && <NavLink to={portalRoutes.studio}>Studio</NavLink>}
      {session.canSignOut && <NavLink to={portalRoutes.account}>Account</NavLink>}
    </nav>
  );
}

/** The signed-in address, and the button that ends the session. */
export function SignedIn({ session }: Props) {
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
    <div className="person">
      <span>{session.email}</span>
      {session.canSignOut && (
        <button type="button" className="link" disabled={isLeaving} onClick={signOut}>
          Sign out
        </button>
      )}
    </div>
  );
}
