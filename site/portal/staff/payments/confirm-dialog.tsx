import { AlertBox } from '../../ui/alert-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  action: 'revoke' | 'refund';
  /** As it is shown, such as `$219.00`. */
  amount: string;
  projectName: string;
  /** Of the button that does it. */
  label: string;
  isBusy: boolean;
  fault: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog(props: Props) {
  const { action, amount, projectName, label, isBusy, fault, onConfirm, onClose } = props;
  return (
    <Dialog
      heading={action === 'refund' ? 'Refund this payment?' : 'Revoke this link?'}
      isBusy={isBusy}
      onClose={onClose}
    >
      <p>
        {action === 'refund' ? (
          <>
            <b>{amount}</b> for <b>{projectName}</b> goes back to the card it came from. This cannot be
            undone.
          </>
        ) : (
          <>
            Nobody can pay <b>{amount}</b> for <b>{projectName}</b> by this link any more. This cannot be
            undone.
          </>
        )}
      </p>
      <AlertBox>{fault}</AlertBox>
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
