import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-page.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import ServicesCarouselIsland from './services-carousel.island.tsx';

/**
 * Services as a row of cards without an end, each of which leads to its page. The cards are plain HTML and scroll by
 * themselves; the island holds only the buttons and, once awake, moves the row.
 */
export function ServicesCarousel({
  id,
  heading,
  lead,
  items,
  ground = 'paper',
}: SectionProps<'services-carousel'>) {
  return (
    <section
      className={`services-carousel section ground-${ground}`}
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <div className="head">
          <div>
            <SectionHead id={id} heading={heading} lead={lead} />
          </div>
          {items.length > 1 && (
            <Island
              name="services-carousel"
              of={ServicesCarouselIsland}
              props={{}}
              wake="visible"
              className="scripted"
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="row" role="group" aria-label="Services" tabIndex={0}>
          <ul>
            {items.map(({ id: service, title, description, action, image }) => (
              <li key={service}>
                <div className="card">
                  <Picture image={image} sizes="200px" />
                  <h3>{title}</h3>
                  <p>{description}</p>
                  <ActionLink action={action} leadsOn />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
