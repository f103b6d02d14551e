import './sign-in-page.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import { call } from '../../../http/call.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { nextPath } from '../next-path.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Email and password, then a code if the account uses two-factor sign-in. */
export default function SignInPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [notice, setNotice] = useState<string>();
  const continueToPage = async () => {
    const session = await call<StaffSession>('/api/staff/session');
    const role = session.kind === 'ok' ? session.body.role : undefined;
    navigate(nextPath(search, role), { replace: true });
  };
  return (
    <div className="sign-in">
      <PageHeading title="Sign in">Sign in</PageHeading>
      <p className="soft">For staff who answer leads and manage payment links.</p>
      {step === 'password' ? (
        <PasswordForm notice={notice} onSignedIn={continueToPage} onCodeNeeded={() => setStep('code')} />
      ) : (
        <CodeForm
          onSignedIn={continueToPage}
          onStartOver={(reason) => {
            setNotice(reason);
            setStep('password');
          }}
        />
      )}
    </div>
  );
}
