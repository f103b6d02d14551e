import { Island } from '../../islands/island.tsx';
import type { SectionProps } from '../../prepared-data.ts';
import { ScrollRow } from '../../ui/carousel/scroll-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import StepsCarouselIsland from './steps-carousel.island.tsx';

/**
 * The steps of the process, one large sheet at a time. Without scripts, all sheets are visible; the island adds the list
 * of steps and the buttons.
 */
export function StepsCarousel({
  id,
  heading,
  lead,
  items,
  ground = 'blotter',
}: SectionProps<'steps-carousel'>) {
  return (
    <Section type="steps-carousel" id={id} ground={ground} isCarousel>
      <SectionHead className="intro" id={id} heading={heading} lead={lead} leadClass="soft" />
      {items.length > 1 && (
        <Island
          name="steps-carousel"
          of={StepsCarouselIsland}
          props={{ steps: items.map(({ title }) => title) }}
          wake="visible"
          className="scripted"
        />
      )}
      <ScrollRow className="stage sideways" label="Steps">
        <ol>
          {items.map(({ id: step, title, text, note, image }, at) => (
            <li key={step} aria-current={at === 0 ? 'step' : undefined}>
              <Picture image={image} sizes="(min-width: 640px) 360px, 240px" />
              <h3>{title}</h3>
              <Paragraph text={text} />
              {note && <p className="note">{note}</p>}
            </li>
          ))}
        </ol>
      </ScrollRow>
    </Section>
  );
}
