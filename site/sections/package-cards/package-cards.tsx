import type { SectionProps } from '../../prepared-data.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PackageCard } from './package-card.tsx';

/** Packages side by side; on phones, a row to swipe. */
export function PackageCards({
  id,
  heading,
  lead,
  items,
  action,
  prices,
  ground,
}: SectionProps<'package-cards'>) {
  return (
    <Section type="package-cards" id={id} ground={ground}>
      <SectionHead className="intro" id={id} heading={heading} lead={lead} />
      <ul className="cards">
        {items.map((item) => (
          <PackageCard key={item.id} item={item} action={action} showPrice={prices} />
        ))}
      </ul>
    </Section>
  );
}
