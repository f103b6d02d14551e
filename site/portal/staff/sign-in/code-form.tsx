import '../form.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CodeBody } from '../../../../schema/api/staff.ts';
import { call } from '../../../http/call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { TextField } from '../../ui/field.tsx';
import { messageOf } from '../failure-message.ts';

interface Props {
  onSignedIn: () => void;
  /** The password must be entered again. */
  onStartOver: (reason?: string) => void;
}

/** The second factor: a code from the authenticator app or a backup code. */
export function CodeForm({ onSignedIn, onStartOver }: Props) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp');
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [kind]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const typed = code.replace(/\s/g, '');
    if (!typed) return setMessage('Please enter the code.');
    setBusy(true);
    const body: CodeBody = { code: typed };
    const answer = await call(`/api/auth/two-factor/verify-${kind}`, { body });
    setBusy(false);
    if (answer.kind === 'ok') return onSignedIn();
    if (answer.kind === 'refused' && answer.code === 'sign_in_required')
      return onStartOver('Your sign-in expired. Please enter your password again.');
    const isWrong = answer.kind === 'refused' && answer.code === 'wrong_code';
    setMessage(
      isWrong
        ? 'This code is incorrect or expired. Please enter the next one.'
        : messageOf(answer, 'The code was not accepted.'),
    );
    setCode('');
    input.current?.focus();
  }

  const isTotp = kind === 'totp';
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        key={kind}
        ref={input}
        label={isTotp ? 'Code from your authenticator app' : 'Backup code'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        required
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <AlertBox>{message}</AlertBox>
      <button type="submit" className="btn" disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </button>
      <div className="btns">
        <button
          type="button"
          className="link"
          onClick={() => {
            setKind(isTotp ? 'backup-code' : 'totp');
            setCode('');
            setMessage(undefined);
          }}
        >
          {isTotp ? 'Use a backup code' : 'Use the authenticator app'}
        </button>
        <button type="button" className="link" onClick={() => onStartOver()}>
          Start over
        </button>
      </div>
    </form>
  );
}
