import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { ScrollRow } from '../../ui/carousel/scroll-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { toneLine } from '../../ui/tone.ts';
import SamplesCarouselIsland from './samples-carousel.island.tsx';

/**
 * Resume samples, one at a time. Without scripts they are a row to scroll, next to a list of descriptions, with thumbnails
 * that link to the sheets.
 */
export function SamplesCarousel({
  id,
  heading,
  lead,
  items,
  action,
  ground = 'blotter',
}: SectionProps<'samples-carousel'>) {
  const current = (at: number) => (at === 0 ? true : undefined);
  return (
    <Section type="samples-carousel" id={id} ground={ground} isCarousel>
      <SectionHead className="intro" id={id} heading={heading} lead={lead} leadClass="soft" />
      <div className="side">
        <ol className="about">
          {items.map((item, at) => (
            <li key={item.id} aria-current={current(at)}>
              <h3 className={toneLine(item.color)}>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ol>
        {items.length > 1 && (
          <>
            <Island
              name="samples-carousel"
              of={SamplesCarouselIsland}
              props={{ total: items.length }}
              wake="visible"
              className="scripted"
            />
            <div className="thumbs">
              {items.map((item, at) => (
                <a
                  key={item.id}
                  href={`#${id}-${item.id}`}
                  aria-label={item.title}
                  aria-current={current(at)}
                >
                  <Picture image={{ ...item.image, alt: '' }} sizes="(min-width: 640px) 120px, 64px" />
                </a>
              ))}
            </div>
          </>
        )}
        {action && <ActionLink action={action} />}
      </div>
      <ScrollRow className="stage sideways" label="Resume samples">
        <ul>
          {items.map((item, at) => (
            <li key={item.id} id={`${id}-${item.id}`} aria-current={current(at)}>
              <Picture
                image={item.image}
                sizes="(min-width: 1280px) 540px, (min-width: 640px) 460px, 286px"
                className="sheet"
              />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Section>
  );
}
