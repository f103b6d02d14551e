import './sign-in-page.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { nextPath } from '../next-path.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** E-mail and password, then the code of an authenticator app from whoever has one. */
export default function SignInPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [notice, setNotice] = useState<string>();
  const goOn = () => navigate(nextPath(search), { replace: true });
  return (
    <div className="sign-in">
      <PageHeading title="Sign in">Sign in</PageHeading>
      <p className="soft">For staff who make and follow payment links.</p>
      {step === 'password' ? (
        <PasswordForm notice={notice} onSignedIn={goOn} onCodeNeeded={() => setStep('code')} />
      ) : (
        <CodeForm
          onSignedIn={goOn}
          onStartOver={(reason) => {
            setNotice(reason);
            setStep('password');
          }}
        />
      )}
    </div>
  );
}
