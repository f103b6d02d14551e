import { useState } from 'react';
import type { TestChallengeBody } from '../../../../../schema/api/payments.ts';
import { call } from '../../../../http/call.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  clientSecret: string;
  onAnswered: () => void;
}

/** Imitates a bank's 3-D Secure check. Closing the dialog fails it. */
export function TestBank({ clientSecret, onAnswered }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function answer(isPassed: boolean) {
    setBusy(true);
    const body: TestChallengeBody = { clientSecret, isPassed };
    // Whether or not this call succeeds, the page polls for the payment.
    await call('/api/payments/test-challenge', { body });
    onAnswered();
  }

  return (
    <Dialog heading="Test bank" isBusy={isBusy} onClose={() => answer(false)}>
      <p>
        This imitates the 3-D Secure check of the client’s bank. In test mode, no bank is contacted and no
        card is charged.
      </p>
      <div className="btns">
        <button type="button" className="btn" disabled={isBusy} onClick={() => answer(true)}>
          Complete
        </button>
        <button type="button" className="btn line" disabled={isBusy} onClick={() => answer(false)}>
          Fail
        </button>
      </div>
    </Dialog>
  );
}
