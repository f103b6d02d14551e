import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { CardCarousel } from '../../ui/carousel/card-carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import ServicesCarouselIsland from './services-carousel.island.tsx';

/** Services as an endless row of cards that link to their pages. */
export function ServicesCarousel({ items, ...section }: SectionProps<'services-carousel'>) {
  return (
    <CardCarousel
      {...section}
      type="services-carousel"
      buttons={ServicesCarouselIsland}
      label="Services"
      count={items.length}
    >
      <ul>
        {items.map(({ id, title, description, action, image }) => (
          <li key={id}>
            <div className="card">
              <Picture image={image} sizes="200px" />
              <h3>{title}</h3>
              <p>{description}</p>
              <ActionLink action={action} withArrow />
            </div>
          </li>
        ))}
      </ul>
    </CardCarousel>
  );
}
