import { use } from 'react';
import type { LeadDeliveryState, LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { ClockContext, useTicking } from '../time/clock.ts';
import { exactText } from '../time/moments.ts';
import { deliveryWords, targetName } from './delivery-words.ts';

/** Where the lead was sent. */
export function DeliveryFacts({ lead: { deliveries } }: { lead: LeadDetails }) {
  if (deliveries.length === 0) return null;
  return (
    <section>
      <h2>Deliveries</h2>
      <ul>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}

function Delivery({ delivery }: { delivery: LeadDeliveryState }) {
  const clock = use(ClockContext);
  const text = useTicking((now) => deliveryWords(delivery, now).text);
  const { icon } = deliveryWords(delivery, clock.now());
  const at = delivery.deliveredAt ?? (delivery.status === 'pending' ? delivery.nextAttemptAt : null);
  return (
    <li className={delivery.status === 'dead' ? 'dead' : undefined}>
      <DeskIcon name={icon} className={icon === 'check' ? 'good' : 'bad'} />
      <span>{targetName(delivery)}</span>
      <small title={at ? exactText(at) : undefined}>{text}</small>
    </li>
  );
}
