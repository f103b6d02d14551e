import type { SectionProps } from '../../prepared-page.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { PackageCard } from './package-card.tsx';

/** Packages side by side, without prices; on a phone they are a row to swipe. */
export function PackageCards({
  id,
  heading,
  lead,
  items,
  action,
  ground = 'paper',
}: SectionProps<'package-cards'>) {
  return (
    <section className={`package-cards section ground-${ground}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="intro">
          <SectionHead id={id} heading={heading} lead={lead} />
        </div>
        <ul className="cards">
          {items.map((item) => (
            <PackageCard key={item.id} item={item} action={action} />
          ))}
        </ul>
      </div>
    </section>
  );
}
