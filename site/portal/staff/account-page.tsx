import './account-page.css';
import { useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { StaffSession } from '../../../schema/api/payments.ts';
import { Loading } from '../ui/loading.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ChangePassword } from './change-password.tsx';
import { TwoFactor } from './two-factor.tsx';
import { useStaffCall } from './use-staff-call.ts';

/** How somebody signs in: the second factor and the password. */
export default function AccountPage() {
  const { email, canSignOut } = useOutletContext<StaffSession>();
  const [isTwoFactor, setTwoFactor] = useState<boolean>();
  const staffCall = useStaffCall();

  useEffect(() => {
    staffCall<{ user?: { twoFactorEnabled?: boolean } } | null>('/api/auth/get-session').then((answer) => {
      setTwoFactor(answer.kind === 'ok' && answer.body?.user?.twoFactorEnabled === true);
    });
  }, [staffCall]);

  return (
    <div className="account">
      <PageHeading title="Account">Account</PageHeading>
      <p className="soft">Signed in as {email}.</p>
      {canSignOut ? (
        <div className="parts">
          {isTwoFactor === undefined ? <Loading /> : <TwoFactor isOn={isTwoFactor} onChange={setTwoFactor} />}
          <ChangePassword />
        </div>
      ) : (
        <p className="parts">You are signed in by the company’s own sign-in, where your password is kept.</p>
      )}
    </div>
  );
}
