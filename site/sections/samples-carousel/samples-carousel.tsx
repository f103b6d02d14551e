import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-page.ts';
import { RichText } from '../../ui/rich-text.tsx';
import SamplesCarouselIsland from './samples-carousel.island.tsx';

/** Resume samples to read one at a time. Without scripts they are a row to scroll, each described in the list beside it. */
export function SamplesCarousel({
  id,
  heading,
  lead,
  items,
  action,
  ground = 'blotter',
}: SectionProps<'samples-carousel'>) {
  return (
    <section
      className={`samples-carousel section ground-${ground}`}
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <div className="intro">
          <h2 id={`${id}-heading`}>
            <RichText text={heading} />
          </h2>
          {lead && (
            <p className="soft">
              <RichText text={lead} />
            </p>
          )}
        </div>
        <Island
          name="samples-carousel"
          of={SamplesCarouselIsland}
          props={{
            samples: items.map(({ title, description, image }) => ({ title, description, image })),
            action,
          }}
          wake="visible"
        />
      </div>
    </section>
  );
}
