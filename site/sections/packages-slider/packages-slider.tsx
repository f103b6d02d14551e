import type { SectionProps } from '../../prepared-data.ts';
import { CardCarousel } from '../../ui/carousel/card-carousel.tsx';
import { PackageCard } from './package-card.tsx';
import PackagesSliderIsland from './packages-slider.island.tsx';

/** Packages as a row of cards. */
export function PackagesSlider({ items, action, prices, ...section }: SectionProps<'packages-slider'>) {
  return (
    <CardCarousel
      {...section}
      type="packages-slider"
      buttons={PackagesSliderIsland}
      label="Packages"
      count={items.length}
    >
      <ul className="cards">
        {items.map((item) => (
          <PackageCard key={item.id} item={item} action={action} showPrice={prices} />
        ))}
      </ul>
    </CardCarousel>
  );
}
