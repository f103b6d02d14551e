import '../form.css';
import { type FormEvent, useState } from 'react';
import type { SignInAnswer, SignInBody } from '../../../../schema/api/staff.ts';
import { call } from '../../../http/call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { messageOf } from '../failure-message.ts';

interface Props {
  /** Why the password is needed again. */
  notice: string | undefined;
  onSignedIn: () => void;
  onCodeNeeded: () => void;
}

export function PasswordForm({ notice, onSignedIn, onCodeNeeded }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState(notice);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    if (!email.trim() || !password) return setMessage('Please enter your email and password.');
    setBusy(true);
    const body: SignInBody = { email: email.trim(), password };
    const answer = await call<SignInAnswer>('/api/auth/sign-in/email', { body });
    setBusy(false);
    if (answer.kind === 'ok') return answer.body.needsCode ? onCodeNeeded() : onSignedIn();
    const isWrong = answer.kind === 'refused' && answer.status === 401;
    setMessage(isWrong ? 'Incorrect email or password.' : messageOf(answer, 'Sign-in failed.'));
    setPassword('');
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <AlertBox>{message}</AlertBox>
      <button type="submit" className="btn" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}
