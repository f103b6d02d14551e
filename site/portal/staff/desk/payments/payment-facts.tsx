import { useState } from 'react';
import type { LeadDetails, LeadLink } from '../../../../../schema/api/desk-lead.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';
import type { StaffLinkAnswer } from '../../../../../schema/api/payments.ts';
import { showToast } from '../../../../islands/toasts.tsx';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';
import { CopyButton } from '../facts/copy-button.tsx';
import { Menu } from '../parts/menu.tsx';
import { useTicking } from '../time/clock.ts';
import { useDeskContext } from '../use-desk.ts';
import { LinkButton } from './link-button.tsx';
import { isPayable, linkFacts } from './link-state.ts';

/** The payment links that were made for the lead. */
export function PaymentFacts({ lead }: { lead: LeadDetails }) {
  return (
    <section className="payment">
      <h2>Payment</h2>
      {lead.links.length > 0 && (
        <ul className="payment-links">
          {lead.links.map((link) => (
            <LinkFacts key={link.id} link={link} lead={lead} />
          ))}
        </ul>
      )}
      <LinkButton lead={lead} className="quiet boxed" label="Make payment link" />
    </section>
  );
}

function LinkFacts({ link, lead }: { link: LeadLink; lead: LeadDetails }) {
  const { me } = useDeskContext();
  const facts = useTicking((now) => linkFacts(link, lead.timeline, now).join(' · '));
  // Agents act on their own links.
  const isOwn = me.role !== 'agent' || link.createdBy.email === me.email;
  return (
    <li>
      <p>
        <b className="num">{formatDollars(link.cents)}</b> <bdi>{link.title}</bdi>
        {isPayable(link) && <CopyButton name="payment link" value={window.location.origin + link.path} />}
      </p>
      <small>{facts}</small>
      {isPayable(link) && isOwn && <RevokeMenu link={link} />}
    </li>
  );
}

function RevokeMenu({ link }: { link: LeadLink }) {
  const { refreshAll } = useDeskContext();
  const [isBusy, setBusy] = useState(false);
  const call = useStaffCall();
  const amount = formatDollars(link.cents);

  async function revoke(close: () => void) {
    if (isBusy) return;
    setBusy(true);
    const url = `/api/staff/payment-links/${encodeURIComponent(link.id)}/revoke`;
    const answer = await call<StaffLinkAnswer>(url, { body: {}, timeoutMs: 60_000 });
    setBusy(false);
    close();
    refreshAll();
    if (answer.kind === 'ok') showToast('The link was revoked.', 'success');
    else showToast(messageOf(answer, 'The link could not be revoked.'), 'error');
  }

  return (
    <Menu className="plain" name={`Revoke the link for ${amount}`} label="Revoke">
      {(close) => (
        <>
          <p>
            <b>Revoke the link for {amount}?</b> It can no longer be paid, and reminders stop.
          </p>
          <div className="done">
            <button type="button" className="quiet" data-first onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="act"
              aria-busy={isBusy || undefined}
              onClick={() => void revoke(close)}
            >
              Revoke
            </button>
          </div>
        </>
      )}
    </Menu>
  );
}
