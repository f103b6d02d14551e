import '../form.css';
import { type FormEvent, useState } from 'react';
import type { ChangePasswordBody } from '../../../../schema/api/staff.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { AlertBox } from '../../ui/alert-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFormCall } from '../use-form-call.ts';
import { Username } from './username.tsx';

const empty = { password: '', newPassword: '' };

/** Changes the password, which ends all other sessions. */
export function ChangePassword({ email }: { email: string }) {
  const [values, setValues] = useState(empty);
  const { message, setMessage, isBusy, send } = useFormCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!values.password || !values.newPassword) return setMessage('Please enter both passwords.');
    const body: ChangePasswordBody = values;
    const done = await send('/api/auth/change-password', body, 'Your password could not be changed.');
    if (!done) return;
    setValues(empty);
    showToast('Your password was changed.', 'success');
  }

  const control = (name: keyof typeof empty) => ({
    type: 'password',
    required: true,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  return (
    <section>
      <h2>Password</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <Username email={email} />
        <TextField {...control('password')} label="Current password" autoComplete="current-password" />
        <TextField {...control('newPassword')} label="New password" autoComplete="new-password" />
        <AlertBox>{message}</AlertBox>
        <div className="btns">
          <button type="submit" className="btn" disabled={isBusy}>
            {isBusy ? 'Changing...' : 'Change password'}
          </button>
        </div>
      </form>
    </section>
  );
}
