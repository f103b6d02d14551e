import type { LandingPackage } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedAction } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { cardAction } from '../../ui/actions/card-action.ts';
import { formatPrice } from '../../ui/actions/format-price.ts';
import { noBreak } from '../../ui/text/no-break.tsx';

interface Props {
  item: Prepared<LandingPackage>;
  action: PreparedAction;
  showPrice?: boolean | undefined;
}

/** One package: badge, name, audience, price, button, and features. */
export function PackageCard({ item, action, showPrice }: Props) {
  const { badge, name, subtitle, features, highlight = false, price = action.price } = item;
  const button = (
    <ActionLink action={cardAction(action, highlight, { service: name, price })}>
      {action.label}
      <span className="visually-hidden"> about {name}</span>
    </ActionLink>
  );
  return (
    <li className={highlight ? 'card highlight' : 'card'}>
      {badge && <p className="badge">{badge}</p>}
      <h3>{noBreak(name)}</h3>
      <p className="for">{subtitle}</p>
      {showPrice ? (
        <div className="offer">
          {item.price !== undefined && <p className="price">${formatPrice(item.price)}</p>}
          {button}
        </div>
      ) : (
        button
      )}
      <ul aria-label={`What’s in ${name}`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
