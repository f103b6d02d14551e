import { useState } from 'react';
import { formatDollars } from '../../../../schema/api/dollars.ts';
import type { LinkState, StaffLink, StaffLinkAnswer } from '../../../../schema/api/payments.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { CopyIcon } from '../../ui/copy-icon.tsx';
import { copyLink } from '../copy-link.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { wordsOf } from '../words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Action = 'revoke' | 'refund' | 'receipt';

/** What can be done with a link in each state, besides copying it where somebody can still pay by it. */
const actionsOf: Record<LinkState, readonly Action[]> = {
  open: ['revoke'],
  viewed: ['revoke'],
  processing: [],
  paid: ['receipt', 'refund'],
  expired: [],
  revoked: [],
  refunded: ['receipt'],
  disputed: ['receipt'],
};

const labels: Record<Action, { idle: string; busy: string; done: string; failed: string }> = {
  revoke: {
    idle: 'Revoke',
    busy: 'Revoking...',
    done: 'The link was revoked.',
    failed: 'The link could not be revoked.',
  },
  refund: {
    idle: 'Refund',
    busy: 'Refunding...',
    done: 'The payment was refunded.',
    failed: 'The payment could not be refunded.',
  },
  receipt: {
    idle: 'Resend receipt',
    busy: 'Sending...',
    done: 'The receipt was sent again.',
    failed: 'The receipt could not be sent.',
  },
};

/** Of what may have been done nonetheless. */
const answerLost =
  'The answer was lost, so it may have been done. Please load this page again before you try once more.';

interface Props {
  link: StaffLink;
  onChange: (link: StaffLink) => void;
}

export function LinkActions({ link, onChange }: Props) {
  const [asked, setAsked] = useState<'revoke' | 'refund'>();
  const [busy, setBusy] = useState<Action>();
  const [fault, setFault] = useState<string>();
  const staffCall = useStaffCall();
  const isPayable = link.state === 'open' || link.state === 'viewed';

  async function run(action: Action) {
    setBusy(action);
    setFault(undefined);
    const url = `/api/staff/payment-links/${encodeURIComponent(link.id)}/${action}`;
    const answer = await staffCall<StaffLinkAnswer>(url, { body: {}, timeoutMs: 60_000 });
    setBusy(undefined);
    if (answer.kind === 'ok') {
      setAsked(undefined);
      onChange(answer.body.link);
      showToast(labels[action].done, 'success');
    } else {
      const words = answer.kind === 'lost' ? answerLost : wordsOf(answer, labels[action].failed);
      setFault(words);
      if (action === 'receipt') showToast(words, 'error');
    }
  }

  return (
    <div className="actions">
      {isPayable && (
        <button type="button" className="link" onClick={() => copyLink(link.url)}>
          <CopyIcon /> Copy link
        </button>
      )}
      {actionsOf[link.state].map((action) => (
        <button
          key={action}
          type="button"
          className="link"
          disabled={busy !== undefined}
          aria-haspopup={action === 'receipt' ? undefined : 'dialog'}
          onClick={() => {
            setFault(undefined);
            if (action === 'receipt') void run(action);
            else setAsked(action);
          }}
        >
          {busy === action ? labels[action].busy : labels[action].idle}
        </button>
      ))}
      {asked && (
        <ConfirmDialog
          action={asked}
          amount={formatDollars(link.amountCents - link.refundedCents)}
          projectName={link.projectName}
          isBusy={busy === asked}
          label={busy === asked ? labels[asked].busy : labels[asked].idle}
          fault={fault}
          onConfirm={() => run(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
