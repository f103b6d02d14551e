import type { LandingPackage } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedAction } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { cardAction } from '../../ui/actions/card-action.ts';
import { noBreak } from '../../ui/text/no-break.tsx';

/** One package: badge, name, audience, button, and features. */
export function PackageCard({ item, action }: { item: Prepared<LandingPackage>; action: PreparedAction }) {
  const { badge, name, subtitle, features, highlight = false, price = action.price } = item;
  return (
    <li className={highlight ? 'card highlight' : 'card'}>
      {badge && <p className="badge">{badge}</p>}
      <h3>{noBreak(name)}</h3>
      <p className="for">{subtitle}</p>
      <ActionLink action={cardAction(action, highlight, { service: name, price })}>
        {action.label}
        <span className="visually-hidden"> about {name}</span>
      </ActionLink>
      <ul aria-label={`What’s in ${name}`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
