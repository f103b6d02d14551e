import { useEffect, useState } from 'react';
import type { ShareAnswer } from '../../../../schema/api/studio/publish.ts';
import { copyText } from '../../staff/copy-text.ts';
import { messageOf } from '../../staff/failure-message.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { shareDraft } from '../api.ts';

interface Props {
  draft: string;
  /** The route of the page that the address opens. */
  route: string;
  onClose: () => void;
}

/** An address at which others see the draft. */
export function ShareDialog({ draft, route, onClose }: Props) {
  const staffCall = useStaffCall();
  const [answer, setAnswer] = useState<ShareAnswer>();
  const [words, setWords] = useState('');
  useEffect(() => {
    void shareDraft(staffCall, draft, route).then((shared) => {
      if (shared.kind === 'ok') setAnswer(shared.body);
      else setWords(messageOf(shared, 'The address could not be made.'));
    });
  }, [staffCall, draft, route]);
  const address = answer && new URL(answer.path, location.href).href;
  return (
    <Dialog heading="Preview link" onClose={onClose}>
      <div className="publish-dialog">
        <p>
          Anyone with this address sees the latest version of the draft, without an account. Search engines
          don’t list it, and its forms store nothing.
        </p>
        {address && (
          <label>
            Address
            <input readOnly value={address} onFocus={({ target }) => target.select()} />
          </label>
        )}
        {answer && (
          <p className="note">
            It works until{' '}
            {new Date(answer.expiresAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}.
          </p>
        )}
        <p role="status">{words}</p>
        <footer>
          <button
            type="button"
            className="publish"
            disabled={!address}
            onClick={() => void copyText('address', address ?? '')}
          >
            Copy the address
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
