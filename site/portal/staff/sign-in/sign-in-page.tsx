import './sign-in-page.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const continueToPage = () => navigate(nextPath(search), { replace: true });
  return (
    <div className="sign-in">
      <PageHeading title="Sign in">Sign in</PageHeading>
      <p className="soft">For staff who create and manage payment links.</p>
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
