import type { PaymentLink } from '../../../schema/api/payments.ts';
import { showDollars } from '../money.ts';
import { Fact } from '../ui/fact.tsx';
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
        <Fact label={isTest ? 'Test amount' : 'Amount paid'}>{showDollars(link.amount)} USD</Fact>
        <Fact label="For">{link.projectName}</Fact>
        <Fact label="Reference">{referenceOf(id)}</Fact>
      </dl>
    </Panel>
  );
}
