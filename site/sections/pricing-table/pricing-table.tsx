import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { PlanCard } from './plan-card.tsx';

/** Plans side by side; those with a ribbon are raised. */
export function PricingTable({ id, heading, plans, order, chat, call, note }: SectionProps<'pricing-table'>) {
  return (
    <Section type="pricing-table" id={id}>
      <SectionHead id={id} heading={heading} isHidden />
      <ul className="ledger">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} order={order} chat={chat} call={call} />
        ))}
      </ul>
      <Paragraph className="note" text={note} />
    </Section>
  );
}
