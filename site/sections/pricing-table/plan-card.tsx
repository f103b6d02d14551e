import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { cardAction } from '../../ui/actions/card-action.ts';
import { formatPrice } from '../../ui/actions/format-price.ts';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';

type Table = SectionProps<'pricing-table'>;
type Plan = Table['plans'][number];

interface Props extends Pick<Table, 'order' | 'chat' | 'call'> {
  plan: Plan;
}

/** One plan. A form opened by its button is prefilled with its name and prices. */
export function PlanCard({ plan, order, chat, call }: Props) {
  const { name, kind, subtitle, features, ribbon, callToAction, price, originalPrice } = plan;
  const fullName = `${name} ${kind}`;
  // A page can raise a price above the original one.
  const plainOffer = { service: fullName, price, ...(originalPrice > price && { originalPrice }) };
  const offer = cardAction(order, ribbon !== undefined, plainOffer);
  return (
    <li className={ribbon ? 'raised' : undefined}>
      {ribbon && <p className={`ribbon ${ribbon.look ?? 'highlight'}`}>{ribbon.label}</p>}
      <h3>
        {name} <em>{kind}</em>
      </h3>
      <p className="sub">{subtitle}</p>
      <Price plan={plan} />
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="act">
        <ActionLink action={offer} className="wide">
          {order.label} <span className="visually-hidden">: {fullName}</span>
        </ActionLink>
        <div>
          {chat && (
            <ActionLink action={{ ...chat, ...(chat.form !== undefined && plainOffer) }}>
              {chat.label} <span className="visually-hidden">about {fullName}</span>
            </ActionLink>
          )}
          {call && (
            <p>
              {callToAction} <a {...actionAttributes(call)}>{call.label}</a>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function Price({ plan: { price, originalPrice } }: { plan: Plan }) {
  return (
    <div className="amount">
      <p>
        <span className="now">
          <sup>$</sup>
          {formatPrice(price)}
        </span>{' '}
        {originalPrice > price && (
          <del>
            <span className="visually-hidden">instead of </span>${formatPrice(originalPrice)}
            <Mark name="slash" />
          </del>
        )}
      </p>
      {originalPrice > price && <p className="save">You save ${formatPrice(originalPrice - price)}</p>}
    </div>
  );
}
