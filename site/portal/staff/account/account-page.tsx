import './account-page.css';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ChangePassword } from './change-password.tsx';
import { TwoFactor } from './two-factor.tsx';

/** Sign-in settings: the second factor and the password. */
export default function AccountPage() {
  const { email, canSignOut, hasTwoFactor } = useOutletContext<StaffSession>();
  const [isTwoFactor, setTwoFactor] = useState(hasTwoFactor);

  return (
    <div className="account">
      <PageHeading title="Account">Account</PageHeading>
      <p className="soft">Signed in as {email}.</p>
      {canSignOut ? (
        <div className="parts">
          <TwoFactor email={email} isOn={isTwoFactor} onChange={setTwoFactor} />
          <ChangePassword email={email} />
        </div>
      ) : (
        <p className="parts">
          You signed in through your company’s own sign-in, which manages your password.
        </p>
      )}
    </div>
  );
}
