import type { Package } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedAction } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { cardAction } from '../../ui/actions/card-action.ts';
import { formatPrice } from '../../ui/actions/format-price.ts';
import { ContentIcon } from '../../ui/content-icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { noBreak } from '../../ui/text/no-break.tsx';

/** The documents that a package can include, in the order of the icons. */
const documents = [
  ['resume', 'Resume'],
  ['cover', 'Cover'],
  ['linkedin', 'LinkedIn'],
] as const;

/** Whether a package has too many features to show without scrolling. */
const isLong = ({ features }: Prepared<Package>) => features.length > 8;

interface Props {
  item: Prepared<Package>;
  action: PreparedAction;
  showPrice?: boolean | undefined;
}

/** One package: name, audience, price, contents, and button. */
export function PackageCard({ item, action, showPrice }: Props) {
  const recommended = item.highlight === 'recommended';
  const popular = item.highlight === 'popular';
  const offer = cardAction(action, recommended || popular, { service: item.name, price: item.price });
  return (
    <li
      className={['card', item.highlight, popular && 'on-ink', item.border && `bordered tone-${item.border}`]
        .filter(Boolean)
        .join(' ')}
    >
      <p className="type">
        {item.type}
        {recommended && <Mark name="circle" />}
      </p>
      {item.icon && <ContentIcon name={item.icon} />}
      <h3>{noBreak(item.name)}</h3>
      <p className="for">{item.subtitle}</p>
      {showPrice && <p className="price">{item.price !== undefined && `$${formatPrice(item.price)}`}</p>}
      <ul className="documents">
        {documents.map(([document, name]) => (
          <li key={document} className={document}>
            {item.includes.includes(document) ? (
              name
            ) : (
              <>
                <s>{name}</s>
                <span className="visually-hidden"> not included</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <ul
        className="included"
        data-lazy
        tabIndex={isLong(item) ? 0 : undefined}
        aria-label={`What’s in ${item.name}`}
      >
        {item.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ActionLink action={offer}>
        {action.label}
        <span className="visually-hidden"> about {item.name}</span>
      </ActionLink>
    </li>
  );
}
