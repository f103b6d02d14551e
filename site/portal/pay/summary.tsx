import './summary.css';
import type { PaymentLink } from '../../../schema/api/payments.ts';
import { showDollars } from '../money.ts';
import { portalSite } from '../portal-site.ts';
import { referenceOf } from './reference.ts';

/** What the client pays for, to whom, and how much. */
export function Summary({ id, link }: { id: string; link: PaymentLink }) {
  return (
    <aside className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">Summary</h2>
      <p className="project">{link.projectName}</p>
      <p className="description">{link.description}</p>
      <dl className="num">
        <div>
          <dt>Reference</dt>
          <dd>{referenceOf(id)}</dd>
        </div>
        <div>
          <dt>Paid to</dt>
          <dd>{portalSite().name}</dd>
        </div>
        <div className="total">
          <dt>Amount due</dt>
          <dd>
            {showDollars(link.amount)} <small>USD</small>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
