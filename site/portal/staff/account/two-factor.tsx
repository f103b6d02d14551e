import '../form.css';
import { type FormEvent, useState } from 'react';
import type { EnableTwoFactorAnswer } from '../../../../schema/api/staff.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { AlertBox } from '../../ui/alert-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFormCall } from '../use-form-call.ts';
import { ConfirmTwoFactor } from './confirm-two-factor.tsx';
import { Username } from './username.tsx';

interface Props {
  email: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns the second factor on or off. Both require the password; turning it on also requires a code from the app. */
export function TwoFactor({ email, isOn, onChange }: Props) {
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState<EnableTwoFactorAnswer>();
  const { message, setMessage, isBusy, send } = useFormCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!password) return setMessage('Please enter your password.');
    const [path, failed] = isOn ? ['disable', 'turned off'] : ['enable', 'turned on'];
    const answer = await send<EnableTwoFactorAnswer>(
      `/api/auth/two-factor/${path}`,
      { password },
      `Two-factor sign-in could not be ${failed}.`,
    );
    if (!answer) return;
    if (isOn) {
      onChange(false);
      showToast('Two-factor sign-in is off.', 'success');
    } else setSecret(answer);
    setPassword('');
  }

  if (secret)
    return (
      <ConfirmTwoFactor
        secret={secret}
        onDone={(isConfirmed) => {
          setSecret(undefined);
          if (isConfirmed) onChange(true);
        }}
      />
    );
  return (
    <section>
      <h2>Two-factor sign-in</h2>
      <p>
        {isOn
          ? 'On. Signing in requires a code from your authenticator app.'
          : 'Off. When it is on, signing in also requires a code from an authenticator app on your phone.'}
      </p>
      <form className="stack" onSubmit={submit} noValidate>
        <Username email={email} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <AlertBox>{message}</AlertBox>
        <div className="btns">
          <button type="submit" className={isOn ? 'btn line' : 'btn'} disabled={isBusy}>
            {isOn ? 'Turn off' : 'Turn on'}
          </button>
        </div>
      </form>
    </section>
  );
}
