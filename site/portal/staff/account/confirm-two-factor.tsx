import '../form.css';
import { type FormEvent, useState } from 'react';
import type { EnableTwoFactorAnswer } from '../../../../schema/api/staff.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { AlertBox } from '../../ui/alert-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFormCall } from '../use-form-call.ts';

interface Props {
  secret: EnableTwoFactorAnswer;
  onDone: (isConfirmed: boolean) => void;
}

/** Sets up the authenticator app. Its first code turns the second factor on. */
export function ConfirmTwoFactor({ secret: { totpUri, backupCodes }, onDone }: Props) {
  const [code, setCode] = useState('');
  const { message, setMessage, isBusy, send } = useFormCall();
  const key = new URLSearchParams(totpUri.split('?')[1]).get('secret') ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    if (!typed) return setMessage('Please enter the code from the app.');
    const done = await send(
      '/api/auth/two-factor/verify-totp',
      { code: typed },
      'The code was not accepted.',
    );
    if (!done) return;
    showToast('Two-factor sign-in is on.', 'success');
    onDone(true);
  }

  return (
    <section>
      <h2>Set up your app</h2>
      <p>
        <a href={totpUri}>Open it in an authenticator app</a> on this device, or enter this key in the app on
        another device:
      </p>
      <p>
        <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        Keep these backup codes in a safe place. Each one works once in place of the app, and they are not
        shown again:
      </p>
      <ul className="codes">
        {backupCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <AlertBox>{message}</AlertBox>
        <div className="btns">
          <button type="submit" className="btn" disabled={isBusy}>
            Turn on
          </button>
          <button type="button" className="btn line" disabled={isBusy} onClick={() => onDone(false)}>
            Cancel
          </button>
        </div>
      </form>
    </section>
  );
}
