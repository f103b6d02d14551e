import { useState } from 'react';
import { formatDollars } from '../../../../schema/api/dollars.ts';
import type { LinkState, StaffLink, StaffLinkAnswer } from '../../../../schema/api/payments.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyLink } from '../copy-link.ts';
import { messageOf } from '../failure-message.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Action = 'revoke' | 'refund' | 'receipt';

/** The actions for each link state. A link that can still be paid can also be copied. */
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
    done: 'The receipt was resent.',
    failed: 'The receipt could not be sent.',
  },
};

/** Without a response, the action may still have succeeded. */
const answerLost =
  'No response arrived, so the action may have succeeded. Please reload this page before you try again.';

interface Props {
  link: StaffLink;
  onChange: (link: StaffLink) => void;
}

export function LinkActions({ link, onChange }: Props) {
  const [confirming, setConfirming] = useState<'revoke' | 'refund'>();
  const [busy, setBusy] = useState<Action>();
  const [problem, setProblem] = useState<string>();
  const staffCall = useStaffCall();
  const label = (action: Action) => labels[action][busy === action ? 'busy' : 'idle'];
  const isPayable = link.state === 'open' || link.state === 'viewed';

  async function run(action: Action) {
    setBusy(action);
    setProblem(undefined);
    const url = `/api/staff/payment-links/${encodeURIComponent(link.id)}/${action}`;
    const answer = await staffCall<StaffLinkAnswer>(url, { body: {}, timeoutMs: 60_000 });
    setBusy(undefined);
    if (answer.kind === 'ok') {
      setConfirming(undefined);
      onChange(answer.body.link);
      showToast(labels[action].done, 'success');
    } else {
      const text = answer.kind === 'lost' ? answerLost : messageOf(answer, labels[action].failed);
      setProblem(text);
      if (action === 'receipt') showToast(text, 'error');
    }
  }

  return (
    <div className="actions">
      {isPayable && (
        <button type="button" className="link" onClick={() => copyLink(link.url)}>
          <Icon name="copy" /> Copy link
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
            setProblem(undefined);
            if (action === 'receipt') void run(action);
            else setConfirming(action);
          }}
        >
          {label(action)}
        </button>
      ))}
      {confirming && (
        <ConfirmDialog
          action={confirming}
          amount={formatDollars(link.amountCents - link.refundedCents)}
          projectName={link.projectName}
          isBusy={busy === confirming}
          label={label(confirming)}
          problem={problem}
          onConfirm={() => run(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}
