import type { SectionProps } from '../../prepared-page.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { PlanCard } from './plan-card.tsx';

/** Plans as one ledger; what has a ribbon rises out of it as a sheet. Source: spec section 2, "Pricing page". */
export function PricingTable({ id, heading, plans, order, chat, call }: SectionProps<'pricing-table'>) {
  return (
    <section className="pricing-table section" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 className="visually-hidden" id={`${id}-heading`}>
          <RichText text={heading} />
        </h2>
        <ul className="ledger">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} order={order} chat={chat} call={call} />
          ))}
        </ul>
      </div>
    </section>
  );
}
