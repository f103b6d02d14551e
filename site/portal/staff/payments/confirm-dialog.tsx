import { AlertBox } from '../../ui/alert-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  action: 'revoke' | 'refund';
  /** Formatted, such as `$219.00`. */
  amount: string;
  projectName: string;
  /** Label of the confirm button. */
  label: string;
  isBusy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { action, amount, projectName, label, isBusy, problem, onConfirm, onClose } = props;
  return (
    <Dialog
      heading={action === 'refund' ? 'Refund this payment?' : 'Revoke this link?'}
      isBusy={isBusy}
      onClose={onClose}
    >
      <p>
        {action === 'refund' ? (
          <>
            <b>{amount}</b> for <b>{projectName}</b> will be refunded to the original card. This cannot be
            undone.
          </>
        ) : (
          <>
            This link can no longer be used to pay <b>{amount}</b> for <b>{projectName}</b>. This cannot be
            undone.
          </>
        )}
      </p>
      <AlertBox>{problem}</AlertBox>
      <div className="btns">
        <button type="button" className="btn" disabled={isBusy} onClick={onConfirm}>
          {label}
        </button>
        <button type="button" className="btn line" disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
