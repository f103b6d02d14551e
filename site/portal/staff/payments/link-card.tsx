import { formatDollars } from '../../../../schema/api/dollars.ts';
import type { LinkState, StaffLink } from '../../../../schema/api/payments.ts';
import { Email } from '../../ui/email.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Instant } from '../../ui/instant.tsx';
import { LinkActions } from './link-actions.tsx';
import { StateChip } from './state-chip.tsx';

interface Props {
  link: StaffLink;
  onChange: (link: StaffLink) => void;
}

/** States in which the expiration date matters. */
const withExpiry: readonly LinkState[] = ['open', 'viewed', 'processing', 'expired'];

/** A payment link with its details and actions. */
export function LinkCard({ link, onChange }: Props) {
  const { state, amountCents, refundedCents, payerName, payerEmail } = link;
  return (
    <li className="link-card">
      <div className="amount">
        <p className="num">{formatDollars(amountCents)}</p>
        <p className="chips">
          <StateChip state={state} />
          {link.isTest && <span className="small soft">Test</span>}
        </p>
        {refundedCents > 0 && <p className="small soft">{formatDollars(refundedCents)} refunded</p>}
      </div>
      <div className="what">
        <h2 dir="auto">{link.projectName}</h2>
        <p className="small soft">{link.description}</p>
      </div>
      <dl>
        <Fact label="Payer">
          {payerName || payerEmail ? (
            <>
              <bdi>{payerName}</bdi>
              {payerName && payerEmail && <br />}
              {payerEmail && (
                <a href={`mailto:${payerEmail}`}>
                  <Email of={payerEmail} />
                </a>
              )}
            </>
          ) : (
            'No one yet'
          )}
        </Fact>
        <Fact label="Created by">
          <Email of={link.createdBy} />
        </Fact>
        <Fact label="Created">
          <Instant of={link.createdAt} />
        </Fact>
        {link.paidAt && (
          <Fact label={link.isLate ? 'Paid late' : 'Paid'}>
            <Instant of={link.paidAt} />
          </Fact>
        )}
        {withExpiry.includes(state) && (
          <Fact label={state === 'expired' ? 'Expired' : 'Expires'}>
            <Instant of={link.expiresAt} />
          </Fact>
        )}
      </dl>
      <LinkActions link={link} onChange={onChange} />
    </li>
  );
}
