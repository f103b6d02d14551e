import type { Package } from '../../../schema/generated/types.ts';
import type { PreparedAction } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { withOffer } from '../../ui/actions/with-offer.ts';
import { Mark } from '../../ui/mark.tsx';
import { noBreak } from '../../ui/text/no-break.tsx';

/** The three documents that a package may hold, in the order of the icons. Source: spec section 2. */
const documents = [
  ['resume', 'Resume'],
  ['cover', 'Cover'],
  ['linkedin', 'LinkedIn'],
] as const;

/** Whether a package has more features than its list shows at once, so that it scrolls. */
const isLong = ({ features }: Package) => features.length > 8;

/** One package: what it is called, for whom, what is in it, and one button. */
export function PackageCard({ item, action }: { item: Package; action: PreparedAction }) {
  const recommended = item.highlight === 'recommended';
  const popular = item.highlight === 'popular';
  return (
    <li className={['card', item.highlight, popular && 'on-ink'].filter(Boolean).join(' ')}>
      <p className="type">
        {recommended ? sentenceCase(item.type) : item.type}
        {recommended && <Mark name="circle" />}
      </p>
      <h3>{noBreak(item.name)}</h3>
      <p className="for">{item.subtitle}</p>
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
        className="features"
        data-late
        tabIndex={isLong(item) ? 0 : undefined}
        aria-label={`What is in ${item.name}`}
      >
        {item.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ActionLink action={cardAction(item, action)}>
        {action.label}
        <span className="visually-hidden"> about {item.name}</span>
      </ActionLink>
    </li>
  );
}

/** The section's action, filled with this package, and filled in pencil only on cards that stand out. */
function cardAction(item: Package, action: PreparedAction): PreparedAction {
  const look = item.highlight ? 'primary' : 'outline';
  return withOffer({ ...action, look }, { service: item.name, price: item.price });
}

function sentenceCase(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
