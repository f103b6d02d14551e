import type { PaymentLink } from '../../../schema/api/payments.ts';
import { showDollars } from '../money.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { referenceOf } from './reference.ts';

interface Props {
  id: string;
  link: PaymentLink;
  isTest: boolean;
}

/** Shown after a payment. Source: product-rules.md, Messages. */
export function Paid({ id, link, isTest }: Props) {
  return (
    <Panel kind="done" heading="Payment Successful!">
      <p>Thank you for your payment. Your manager will contact you shortly.</p>
      <dl className="facts num">
        <div>
          <dt>{isTest ? 'Test amount' : 'Amount paid'}</dt>
          <dd>{showDollars(link.amount)} USD</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{link.projectName}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{referenceOf(id)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
